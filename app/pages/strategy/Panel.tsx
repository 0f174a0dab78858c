import type { ElementType, HTMLAttributes } from "react";
import { joinClassNames } from "../../components/classNames.ts";
import styles from "./Panel.module.css";

interface PanelProps extends HTMLAttributes<HTMLElement> {
	/** The HTML element to render. */
	as?: "div" | "figure";
}

/** A sheet that lies on a tinted ground. */
export function Panel({ as = "div", className, ...props }: PanelProps) {
	const Element: ElementType = as;
	return <Element className={joinClassNames(styles.panel, className)} {...props} />;
}
