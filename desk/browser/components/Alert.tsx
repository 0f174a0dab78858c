import type { ReactNode } from "react";
import styles from "./Alert.module.css";

/** A box with what has gone wrong or must not be missed. */
export function Alert({
	isTold = true,
	children,
}: {
	/** Whether it is told as soon as it is there. */
	isTold?: boolean;
	children: ReactNode;
}) {
	return (
		<div className={styles.alert} role={isTold ? "alert" : undefined}>
			{children}
		</div>
	);
}
