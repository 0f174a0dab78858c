import type { ReactNode } from "react";
import styles from "./PlainList.module.css";

/** A list without bullets, of rows or cards. */
export function PlainList({ children }: { children: ReactNode }) {
	return <ul className={styles.list}>{children}</ul>;
}
