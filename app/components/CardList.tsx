import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./CardList.module.css";

/** A list of items, in up to three columns: each a picture, then its text with a {@link CardTitle}. */
export function CardList({ className, children }: { className?: string; children: ReactNode }) {
	return <ul className={joinClassNames(styles.cardList, "columns-3", className)}>{children}</ul>;
}

/** The title of a card. */
export function CardTitle({ children }: { children: ReactNode }) {
	return <h3 className={styles.cardTitle}>{children}</h3>;
}
