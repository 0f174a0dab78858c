import type { ReactNode } from "react";
import "./Badge.css";

/** A mark beside a title. */
export function Badge({ tone, children }: { tone: "good" | "bad"; children: ReactNode }) {
	return <span className={`badge badge-${tone}`}>{children}</span>;
}
