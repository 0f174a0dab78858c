import type { ComponentProps } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./StackingTable.module.css";

/**
 * A table that stacks the cells of each row on a phone. There it has no headings of columns: a cell that needs its own
 * gives it as `data-heading`.
 */
export function StackingTable({ className, ...table }: ComponentProps<"table">) {
	return <table className={joinClassNames(styles.stackingTable, className)} {...table} />;
}
