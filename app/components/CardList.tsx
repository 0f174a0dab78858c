import type { ReactNode } from "react";
import "./CardList.css";

/** A list of cards, three abreast where there is room: in each a picture, then its words. */
export function CardList({ children }: { children: ReactNode }) {
	return <ul className="card-list columns-3">{children}</ul>;
}
