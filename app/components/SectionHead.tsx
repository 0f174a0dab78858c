import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import { SampleTag } from "./Tag.tsx";
import "./SectionHead.css";

export interface SectionHeadProps {
	title: string;
	lede?: string;
	/** A promise in the introduction is a sample. */
	sample?: boolean;
	className?: string;
	/** One element in place of the introduction. */
	children?: ReactNode;
}

/** A section's heading, with its introduction beginning at week 3; by itself it has the whole line. */
export function SectionHead({
	title,
	lede,
	sample = false,
	className,
	children,
}: SectionHeadProps) {
	const inColumns = Boolean(lede || children);
	return (
		<div className={joinClassNames("section-head", inColumns && "axis", className)}>
			<h2>{title}</h2>
			{lede && (
				<p className="lede">
					{lede}
					{sample && (
						<>
							{" "}
							<SampleTag />
						</>
					)}
				</p>
			)}
			{children}
		</div>
	);
}
