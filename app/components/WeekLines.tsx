import type { ElementType, HTMLAttributes } from "react";
import { joinClassNames } from "./classNames.ts";
import { useWeekNames } from "./useWeekNames.ts";
import styles from "./WeekLines.module.css";

/** The names of the five weeks, each above the line that it begins with. */
export function WeekNames({ className }: { className?: string }) {
	const names = useWeekNames();
	return (
		<div className={joinClassNames(styles.names, className)} aria-hidden="true">
			{names.map((name) => (
				<span key={name}>{name}</span>
			))}
		</div>
	);
}

interface WeekLinesProps extends HTMLAttributes<HTMLElement> {
	/** The HTML element to render. */
	as?: "div" | "ul";
}

/** The lines between five weeks, behind what is drawn on them. */
export function WeekLines({ as = "div", className, ...props }: WeekLinesProps) {
	const Element: ElementType = as;
	return <Element className={joinClassNames(styles.weekLines, className)} {...props} />;
}
