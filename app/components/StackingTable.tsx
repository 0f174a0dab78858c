import type { ComponentProps } from "react";
import { joinClassNames } from "./classNames.ts";
import "./StackingTable.css";

interface StackingTableProps extends ComponentProps<"table"> {
	/** The windows that are too narrow for its columns: those of phones, or only of phones at 400 % zoom. */
	stacks: "on-phone" | "when-zoomed";
}

/**
 * A table that stacks the cells of each row where its columns have no room. On a phone it has no headings of columns: a
 * cell that needs its own gives it as `data-heading`.
 */
export function StackingTable({ stacks, className, ...table }: StackingTableProps) {
	return <table className={joinClassNames(`stacks-${stacks}`, className)} {...table} />;
}
