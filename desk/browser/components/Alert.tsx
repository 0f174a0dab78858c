import type { ReactNode } from "react";
import styles from "./Alert.module.css";

/** A box with what has gone wrong or must not be missed. */
export function Alert({
	isAnnounced = true,
	children,
}: {
	/** Whether it is announced as soon as it is there. */
	isAnnounced?: boolean;
	children: ReactNode;
}) {
	return (
		<div className={styles.alert} role={isAnnounced ? "alert" : undefined}>
			{children}
		</div>
	);
}
