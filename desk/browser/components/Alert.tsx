import type { ReactNode } from "react";
import styles from "./Alert.module.css";

/** A box with what has gone wrong or must not be missed. */
export function Alert({
	tone = "bad",
	isAnnounced = true,
	children,
}: {
	/** Whether something is wrong, or only to be known. */
	tone?: "info" | "bad";
	/** Whether it is announced as soon as it is there. */
	isAnnounced?: boolean;
	children: ReactNode;
}) {
	return (
		<div className={styles.alert} data-tone={tone} role={isAnnounced ? "alert" : undefined}>
			{children}
		</div>
	);
}
