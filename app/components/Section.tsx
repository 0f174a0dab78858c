import type { ComponentProps, HTMLAttributes } from "react";
import { createRulerRow } from "../../grid/index.ts";
import { CellRow } from "./CellRow.tsx";
import { joinClassNames } from "./classNames.ts";
import { SectionHead, type SectionHeadProps } from "./SectionHead.tsx";
import { WeekLines } from "./WeekLines.tsx";
import styles from "./Section.module.css";

/** A ruler above a section. A page has one at most. */
interface Ruler {
	/** The share of it that is filled, from 0 to 1. */
	rulerFill: number;
	isOnPaper?: boolean;
}

interface SectionProps extends ComponentProps<"section"> {
	/** Anchor of the section; also seeds its ruler. */
	id: string;
	/** What divides it from the section above: a hairline unless it is given, `none` where the section above ends with an edge. */
	edge?: "line" | "none" | Ruler;
	/** A tinted ground across the whole page, whose edge is line enough. */
	tinted?: boolean;
	/** Keeps it whole on paper, where its heading would otherwise be alone at the foot of a sheet. */
	onOneSheet?: boolean;
	/** Its heading. */
	head?: SectionHeadProps;
}

interface BareSectionProps extends HTMLAttributes<HTMLElement> {
	as?: "section" | "nav" | "div";
}

/** A section without a heading, a line or a ground of its own. */
export function BareSection({ as: Element = "section", className, ...props }: BareSectionProps) {
	return <Element className={joinClassNames(className, styles.section, "wrap")} {...props} />;
}

/** A section of a page, on the page's ground or a tinted band. */
export function Section({
	id,
	edge = "line",
	tinted = false,
	onOneSheet = false,
	head,
	children,
	className,
	...section
}: SectionProps) {
	const ground = tinted ? styles.tinted : edge === "line" && styles.lined;
	return (
		<section
			id={id}
			className={joinClassNames(styles.section, ground, onOneSheet && styles.onOneSheet, className)}
			{...section}
		>
			<div className="wrap">
				{typeof edge === "object" && <SectionRuler {...edge} seed={id} />}
				{head && <SectionHead {...head} />}
				{children}
			</div>
		</section>
	);
}

function SectionRuler({ rulerFill, isOnPaper = true, seed }: Ruler & { seed: string }) {
	return (
		<WeekLines
			className={joinClassNames(styles.ruler, !isOnPaper && "on-screen")}
			aria-hidden="true"
		>
			<CellRow cells={createRulerRow(seed, rulerFill)} colourClass="hue" />
		</WeekLines>
	);
}
