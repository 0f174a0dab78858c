import type { ReactNode } from "react";
import styles from "./ErrorText.module.css";

/** A sentence about what is wrong, in the colour of errors. Nothing is seen of an empty one. */
export function ErrorText({
	id,
	isAnnounced = false,
	children,
}: {
	id?: string;
	/** Whether it is announced as soon as it is there. */
	isAnnounced?: boolean;
	children: ReactNode;
}) {
	return (
		<p className={styles.error} id={id} role={isAnnounced ? "alert" : undefined}>
			{children}
		</p>
	);
}
