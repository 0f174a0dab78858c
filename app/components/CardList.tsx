import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./CardList.module.css";

/** A list of cards, in up to three columns; each has a drawing above its text. */
export function CardList({ children }: { children: ReactNode }) {
	return <ul className={joinClassNames(styles.cardList, "columns-3")}>{children}</ul>;
}
