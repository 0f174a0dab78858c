import type { ComponentProps, ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./TextHead.module.css";

/** The opening of a page of text, whose title takes several lines. */
export function TextHead({ className, ...header }: ComponentProps<"header">) {
	return <header className={joinClassNames(styles.textHead, "wrap", className)} {...header} />;
}

/** The title of a page of text. */
export function TextTitle({ children }: { children: ReactNode }) {
	return <h1 className={styles.title}>{children}</h1>;
}

/** The line above a title: what kind of page it is, and the back link. */
export function Kicker({ children }: { children: ReactNode }) {
	return <p className={joinClassNames(styles.kicker, "cluster")}>{children}</p>;
}

/** Facts about a text, as a list: its author and date, or its version. */
export function MetaList({ children }: { children: ReactNode }) {
	return <ul className={joinClassNames(styles.meta, "margin-top-5")}>{children}</ul>;
}
