import type { ReactNode, RefObject } from "react";
import "./StatusLine.css";

/** A line that says what has happened. It takes the keyboard where the button that was pressed is gone. */
export function StatusLine({
	kind,
	lineRef,
	children,
}: {
	kind: "info" | "good" | "bad";
	lineRef: RefObject<HTMLDivElement | null>;
	children: ReactNode;
}) {
	return (
		<div
			ref={lineRef}
			role="status"
			tabIndex={-1}
			className={kind === "info" ? "status" : `status status-${kind}`}
		>
			{children}
		</div>
	);
}
