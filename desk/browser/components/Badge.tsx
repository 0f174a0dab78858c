import type { ReactNode } from "react";
import "./Badge.css";

/** A mark beside a title. */
export function Badge({
	kind,
	children,
}: {
	kind: "changed" | "new" | "removed" | "unreadable" | "wrong";
	children: ReactNode;
}) {
	return <span className={`badge badge-${kind}`}>{children}</span>;
}
