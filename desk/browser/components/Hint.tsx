import type { ReactNode } from "react";
import styles from "./Hint.module.css";

/** A sentence in small, quiet letters beside what it is about. Nothing is seen of an empty one. */
export function Hint({
	id,
	place = "below",
	children,
}: {
	id?: string;
	/** Where it is, seen from what it is about: in a line with it, or on a line of its own. */
	place?: "above" | "below" | "inline";
	children: ReactNode;
}) {
	if (!children) {
		return null;
	}
	const Element = place === "inline" ? "span" : "p";
	return (
		<Element className={place === "above" ? `${styles.hint} ${styles.above}` : styles.hint} id={id}>
			{children}
		</Element>
	);
}

/** A hint that is announced when it changes. It is there before its words, since a new region announces none. */
export function StatusHint({ children }: { children: ReactNode }) {
	return (
		<p className={styles.hint} role="status">
			{children}
		</p>
	);
}
