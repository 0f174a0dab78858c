import type { ComponentProps, HTMLAttributes } from "react";
import { createRulerRow } from "../../grid/index.ts";
import { joinClassNames } from "./classNames.ts";
import { HabitRow } from "./HabitRow.tsx";
import { SectionHead, type SectionHeadProps } from "./SectionHead.tsx";
import { WeekLines } from "./WeekLines.tsx";
import styles from "./Section.module.css";

interface SectionProps extends ComponentProps<"section"> {
	/** Anchor of the section; also seeds its ruler. */
	id: string;
	/**
	 * Draws a ruler above the section, filled to this share from 0 to 1. A page has one at most; its other sections have a
	 * hairline.
	 */
	rulerFill?: number | undefined;
	hasRulerOnPaper?: boolean;
	/** Whether a section without a ruler has its hairline: not below what has an edge of its own. */
	hasLine?: boolean;
	/** A tinted ground across the whole page. */
	tinted?: boolean;
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

/**
 * A section of a page, on the page's ground or a tinted band. Its `div` in a `section` is what styles/layout.css knows
 * it by, so that a list at its end has no line below.
 */
export function Section({
	id,
	rulerFill,
	hasRulerOnPaper = true,
	hasLine = true,
	tinted = false,
	head,
	children,
	className,
	...section
}: SectionProps) {
	const hasRuler = rulerFill !== undefined;
	const ground = tinted ? "tinted" : !hasRuler && hasLine && styles.plain;
	return (
		<section id={id} className={joinClassNames(styles.section, ground, className)} {...section}>
			<div className="wrap">
				{hasRuler && (
					<WeekLines
						className={joinClassNames(styles.ruler, !hasRulerOnPaper && "on-screen")}
						aria-hidden="true"
					>
						<HabitRow days={createRulerRow(id, rulerFill)} colourClass="hue" />
					</WeekLines>
				)}
				{head && <SectionHead {...head} />}
				{children}
			</div>
		</section>
	);
}
