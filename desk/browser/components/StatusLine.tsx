import type { ReactNode, RefObject } from "react";
import styles from "./StatusLine.module.css";

/** A line that says what has happened. It takes the keyboard where the button that was pressed is gone. */
export function StatusLine({
	tone,
	lineRef,
	children,
}: {
	tone: "info" | "good" | "bad";
	lineRef: RefObject<HTMLDivElement | null>;
	children: ReactNode;
}) {
	return (
		<div ref={lineRef} role="status" tabIndex={-1} className={styles.status} data-tone={tone}>
			{children}
		</div>
	);
}
