import type { Element } from "hast";
import type { ExtraProps } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { joinClassNames } from "../classNames.ts";
import { StackingTable } from "../StackingTable.tsx";
import styles from "./ScrollingTable.module.css";

/**
 * A table of a text. Where it is wider than the text it scrolls, by keyboard too: Chromium and Firefox stop at what
 * scrolls, and at no other table. On a phone each row of three or more cells is a card instead.
 */
export function ScrollingTable({ node, ...table }: ComponentProps<"table"> & ExtraProps) {
	const hasCards = countColumns(node) >= 3;
	return (
		<section className={joinClassNames(styles.table, hasCards && styles.withCards)}>
			{hasCards ? <StackingTable {...table} /> : <table {...table} />}
		</section>
	);
}

function countColumns(table: Element | undefined): number {
	const head = table?.children.find((part) => part.type === "element" && part.tagName === "thead");
	const row = head?.type === "element" && head.children.find((part) => part.type === "element");
	return row ? row.children.filter((cell) => cell.type === "element").length : 0;
}
