import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./CardList.module.css";

interface CardListProps {
	/** Whether three at most are one row on a tablet, too. */
	oneRow?: boolean;
	className?: string;
	/** Each a picture, then its text with a {@link CardTitle}. */
	children: ReactNode;
}

/** A list of items, in up to three columns. */
export function CardList({ oneRow = false, className, children }: CardListProps) {
	return (
		<ul
			className={joinClassNames(styles.cardList, "columns-3", oneRow && styles.oneRow, className)}
		>
			{children}
		</ul>
	);
}

/** The title of a card. */
export function CardTitle({ children }: { children: ReactNode }) {
	return <h3 className={styles.cardTitle}>{children}</h3>;
}
