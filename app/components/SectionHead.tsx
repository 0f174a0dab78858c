import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import "./SectionHead.css";

export interface SectionHeadProps {
	title: string;
	lede?: string;
	className?: string;
	/** One element in place of the introduction. */
	children?: ReactNode;
}

/** A section's heading, with its introduction beginning at week 3; by itself it has the whole line. */
export function SectionHead({ title, lede, className, children }: SectionHeadProps) {
	const inColumns = Boolean(lede || children);
	return (
		<div className={joinClassNames("section-head", inColumns && "axis", className)}>
			<h2>{title}</h2>
			{lede && <p className="lede">{lede}</p>}
			{children}
		</div>
	);
}
