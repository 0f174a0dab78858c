import type { ReactNode } from "react";
import styles from "./Actions.module.css";

/** A row of buttons, and what is said beside them. */
export function Actions({ children }: { children: ReactNode }) {
	return <div className={styles.actions}>{children}</div>;
}
