import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./MetaList.module.css";

/** Facts about a text, as a list: its author and date, or its version. */
export function MetaList({ children }: { children: ReactNode }) {
	return <ul className={joinClassNames(styles.metaList, "margin-top-5")}>{children}</ul>;
}
