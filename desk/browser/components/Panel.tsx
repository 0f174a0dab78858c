import type { ReactNode } from "react";
import styles from "./Panel.module.css";

/** What is open in the right half of the desk: a head and a foot, and between them what is scrolled. */
export function Panel({
	head,
	foot,
	isHidden,
	children,
}: {
	head?: ReactNode;
	foot?: ReactNode;
	isHidden?: boolean;
	children: ReactNode;
}) {
	return (
		<div className={styles.panel} hidden={isHidden}>
			{head && <div className={styles.head}>{head}</div>}
			<div className={styles.body}>{children}</div>
			{foot && <div className={styles.foot}>{foot}</div>}
		</div>
	);
}
