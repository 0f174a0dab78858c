import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./Kicker.module.css";

/** The line above a title: what kind of page it is, and the back link. */
export function Kicker({ children }: { children: ReactNode }) {
	return <p className={joinClassNames(styles.kicker, "cluster")}>{children}</p>;
}
