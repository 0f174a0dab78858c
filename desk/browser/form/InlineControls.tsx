import type { ReactNode } from "react";
import styles from "./InlineControls.module.css";

/** The controls of a field side by side: an input as wide as a number or a date, and what is beside it. */
export function InlineControls({ children }: { children: ReactNode }) {
	return <div className={styles.controls}>{children}</div>;
}
