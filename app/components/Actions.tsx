import type { HTMLAttributes } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./Actions.module.css";

interface ActionsProps extends HTMLAttributes<HTMLElement> {
	/** `div` if one of them is a paragraph, `ul` for a list. */
	as?: "p" | "div" | "ul";
}

/** A row of actions: buttons, then secondary links. */
export function Actions({ as: Element = "p", className, ...props }: ActionsProps) {
	return <Element className={joinClassNames(styles.actions, "cluster", className)} {...props} />;
}
