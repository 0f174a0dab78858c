import type { ReactNode } from "react";
import "./CardList.css";

/** A list of cards, in up to three columns; each has a drawing above its text. */
export function CardList({ children }: { children: ReactNode }) {
	return <ul className="card-list columns-3">{children}</ul>;
}
