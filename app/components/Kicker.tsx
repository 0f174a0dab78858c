import type { ReactNode } from "react";

/** The line above a title: what kind of page it is, and the back link. */
export function Kicker({ children }: { children: ReactNode }) {
	return <p className="cluster">{children}</p>;
}
