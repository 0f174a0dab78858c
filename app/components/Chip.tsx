import type { ComponentProps } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./Chip.module.css";

/** A word or two in a frame. */
export function Chip({ className, ...span }: ComponentProps<"span">) {
	return <span className={joinClassNames(styles.chip, className)} {...span} />;
}

/** A chip that leads to one of several lists. */
export function LinkChip({ className, ...link }: ComponentProps<"a">) {
	return <a className={joinClassNames(styles.chip, styles.linkChip, className)} {...link} />;
}
