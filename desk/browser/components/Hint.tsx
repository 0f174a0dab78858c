import type { ReactNode } from "react";
import styles from "./Hint.module.css";

/** A sentence in small, quiet letters beside what it is about. Nothing is seen of an empty one. */
export function Hint({
	id,
	isAbove = false,
	isInline = false,
	isStatus = false,
	children,
}: {
	id?: string;
	/** Whether it is above what it is about. */
	isAbove?: boolean;
	/** Whether it is in a line with what it is about. */
	isInline?: boolean;
	/** Whether it is announced when it changes. */
	isStatus?: boolean;
	children: ReactNode;
}) {
	// A region that announces is there before its words.
	if (!children && !isStatus) {
		return null;
	}
	const Element = isInline ? "span" : "p";
	return (
		<Element
			className={isAbove ? `${styles.hint} ${styles.above}` : styles.hint}
			id={id}
			role={isStatus ? "status" : undefined}
		>
			{children}
		</Element>
	);
}
