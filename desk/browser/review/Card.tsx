import type { ReactNode } from "react";
import styles from "./Card.module.css";

/** A card of a list in the review. */
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
