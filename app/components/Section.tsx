import type { ComponentProps } from "react";
import { Ruler } from "./Ruler.tsx";

interface SectionProps extends ComponentProps<"section"> {
	/** Anchor of the section; also seeds its ruler. */
	id: string;
	/** How far down the page it stands, from 0 to 1. */
	progress: number;
	/** Colour class of the ruler's row. */
	colour: string;
	/** A tinted ground across the whole page. */
	tinted?: boolean;
}

/** A section of a page: a ruler above, its content below, on the page's ground or a tinted band. */
export function Section({
	id,
	progress,
	colour,
	tinted = false,
	children,
	className = "",
	...section
}: SectionProps) {
	return (
		<section
			id={id}
			className={`section ${tinted ? "tinted" : ""} ${className}`.replace(/\s+/g, " ").trim()}
			{...section}
		>
			<div className="wrap">
				<Ruler slug={id} progress={progress} colour={colour} />
				{children}
			</div>
		</section>
	);
}

interface SectionHeadProps {
	title: string;
	lede?: string;
}

/** A section's heading, with its introduction beginning at week 3. */
export function SectionHead({ title, lede }: SectionHeadProps) {
	return (
		<div className="section-head axis">
			<h2>{title}</h2>
			{lede && <p className="lede">{lede}</p>}
		</div>
	);
}
