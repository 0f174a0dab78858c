import type { ComponentProps, ReactNode } from "react";
import { rulerRow } from "../grid/index.ts";
import { HabitRow } from "./HabitRow.tsx";

interface SectionProps extends ComponentProps<"section"> {
	/** Anchor of the section; also seeds its ruler. */
	id: string;
	/**
	 * How far down the page it stands, from 0 to 1: draws a ruler above the first section of a page, and
	 * where the ground changes. Other sections have a hairline, or open with a statement.
	 */
	progress?: number | undefined;
	/** A tinted ground across the whole page. */
	tinted?: boolean;
	/** What it opens with. */
	head?: SectionHeadProps;
}

/** A section of a page, on the page's ground or a tinted band. */
export function Section({
	id,
	progress,
	tinted = false,
	head,
	children,
	className = "",
	...section
}: SectionProps) {
	const hasRuler = progress !== undefined;
	const classes = ["section", tinted ? "tinted" : !hasRuler && "plain", className];
	return (
		<section id={id} className={classes.filter(Boolean).join(" ")} {...section}>
			<div className="wrap">
				{hasRuler && (
					<div className="ruler" aria-hidden="true">
						<HabitRow days={rulerRow(id, progress)} colour="hue" />
					</div>
				)}
				{head && <SectionHead {...head} />}
				{children}
			</div>
		</section>
	);
}

interface SectionHeadProps {
	title: string;
	lede?: string;
	/** The one heading of a page that stands as large as the page is wide. */
	statement?: boolean;
	/** One element in place of the introduction. */
	children?: ReactNode;
}

/** A section's heading, with its introduction beginning at week 3; by itself it has the whole line. */
export function SectionHead({ title, lede, statement = false, children }: SectionHeadProps) {
	const classes = ["section-head", (lede || children) && "axis", statement && "statement"];
	return (
		<div className={classes.filter(Boolean).join(" ")}>
			<h2>{title}</h2>
			{lede && <p className="lede">{lede}</p>}
			{children}
		</div>
	);
}
