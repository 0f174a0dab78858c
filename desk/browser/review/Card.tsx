import type { ReactNode } from "react";
import styles from "./Card.module.css";

/** What the review lists, each in a card. */
export function CardList({ children }: { children: ReactNode }) {
	return <ul className={styles.list}>{children}</ul>;
}

/** A card of such a list. */
export function Card({
	headTag: Head,
	head,
	children,
}: {
	/** The element of its head, which is the label where it has a checkbox. */
	headTag: "label" | "p";
	/** Its title in bold letters, and what is beside it. */
	head: ReactNode;
	children: ReactNode;
}) {
	return (
		<li className={styles.card}>
			<Head className={styles.head}>{head}</Head>
			{children}
		</li>
	);
}
