import type { Element } from "hast";
import type { ExtraProps } from "hast-util-to-jsx-runtime";
import { toString as textOf } from "hast-util-to-string";
import type { ComponentProps } from "react";
import "./ScrollingTable.css";

/** A table of a text. In a narrow window it scrolls in its own region, by keyboard too. */
export function ScrollingTable({ node, ...table }: ComponentProps<"table"> & ExtraProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
		<section className="table" aria-label={getColumnHeadings(node)} tabIndex={0}>
			<table {...table} />
		</section>
	);
}

/** Returns the column headings of a table, which name it if it has no caption. */
function getColumnHeadings(table: Element | undefined): string {
	const head = table?.children.find((part) => part.type === "element" && part.tagName === "thead");
	const row = head?.type === "element" && head.children.find((part) => part.type === "element");
	return row
		? row.children
				.filter((cell) => cell.type === "element")
				.map(textOf)
				.join(", ")
		: "";
}
