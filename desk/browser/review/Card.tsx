import type { ReactNode } from "react";
import styles from "./Card.module.css";

/** What the review lists, each in a card. */
export function CardList({ children }: { children: ReactNode }) {
	return <ul className={styles.list}>{children}</ul>;
}

/** A card of such a list. */
export function Card({
	checkbox,
	title,
	marks,
	children,
}: {
	/** The checkbox that its title labels, if it has one. */
	checkbox?: ReactNode;
	title: string;
	/** What is beside its title. */
	marks: ReactNode;
	children: ReactNode;
}) {
	const Head = checkbox ? "label" : "p";
	return (
		<li className={styles.card}>
			<Head className={styles.head}>
				{checkbox}
				<span className={styles.title}>
					<b>{title}</b>
					{marks}
				</span>
			</Head>
			{children}
		</li>
	);
}
