import type { Element } from "hast";
import type { ExtraProps } from "hast-util-to-jsx-runtime";
import { toString as textOf } from "hast-util-to-string";
import type { ComponentProps } from "react";
import { joinClassNames } from "../classNames.ts";
import { StackingTable } from "../StackingTable.tsx";
import styles from "./ScrollingTable.module.css";

/**
 * A table of a text, named by the headings of its columns. In a narrow window it scrolls in its own region, by keyboard
 * too. On a phone each row of three or more cells is a card instead.
 */
export function ScrollingTable({ node, ...table }: ComponentProps<"table"> & ExtraProps) {
	const headings = listColumnHeadings(node);
	const hasCards = headings.length >= 3;
	return (
		<section
			className={joinClassNames(styles.table, hasCards && styles.withCards)}
			aria-label={headings.join(", ")}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
			tabIndex={0}
		>
			{hasCards ? <StackingTable {...table} /> : <table {...table} />}
		</section>
	);
}

function listColumnHeadings(table: Element | undefined): string[] {
	const head = table?.children.find((part) => part.type === "element" && part.tagName === "thead");
	const row = head?.type === "element" && head.children.find((part) => part.type === "element");
	return row ? row.children.filter((cell) => cell.type === "element").map(textOf) : [];
}
