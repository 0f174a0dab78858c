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
