import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import { Lede } from "./Lede.tsx";
import { SampleTag } from "./Tag.tsx";
import styles from "./SectionHead.module.css";

/** What the head of a section shows. */
export interface SectionHeadProps {
	title: string;
	lede?: string;
	/** Whether the introduction, or all of the section, is a sample. */
	sample?: boolean;
	className?: string;
	/** Small print below the heading. */
	smallPrint?: string;
	/** One element in place of the introduction. */
	children?: ReactNode;
}

/** A section's heading, with its introduction from column 3. Without one it takes the full width. */
export function SectionHead({
	title,
	lede,
	sample,
	smallPrint,
	className,
	children,
}: SectionHeadProps) {
	const inColumns = Boolean(lede || children);
	const heading = (
		<h2>
			{title}
			{sample && !lede && <SampleTag />}
		</h2>
	);
	return (
		<div
			className={joinClassNames(styles.sectionHead, inColumns && "split-at-column-3", className)}
		>
			{smallPrint ? (
				<div>
					{heading}
					<p className="caption margin-top-2">{smallPrint}</p>
				</div>
			) : (
				heading
			)}
			{lede && <Lede sample={sample}>{lede}</Lede>}
			{children}
		</div>
	);
}
