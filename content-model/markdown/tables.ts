import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/**
 * Makes the first cell of each row of a table a row heading, and marks the alignment of columns by class,
 * since the security policy allows no style attributes.
 */
export function markRowHeaders(tree: Root): void {
	visit(tree, "element", (row: Element, _place, parent) => {
		if (row.tagName !== "tr" || parent?.type !== "element") {
			return;
		}
		const inHead = parent.tagName === "thead";
		const cells = row.children.filter((cell) => cell.type === "element");
		for (const [column, cell] of cells.entries()) {
			const bodyScope = column === 0 ? "row" : undefined;
			markCell(cell, inHead ? "col" : bodyScope);
		}
	});
}

/** Marks a cell as a heading, or as none. @param scope what the cell is the heading of, if it is one */
function markCell(cell: Element, scope: "col" | "row" | undefined): void {
	const { align, ...properties } = cell.properties;
	cell.tagName = scope ? "th" : "td";
	cell.properties = {
		...properties,
		...(scope && { scope }),
		...(align && { className: [`align-${align}`] }),
	};
}

/** Gives each table the name of the heading above it. */
export function nameTables(tree: Root): void {
	let heading: string | undefined;
	visit(tree, "element", ({ tagName, properties }: Element) => {
		if (/^h[1-6]$/.test(tagName) && properties.id) {
			heading = String(properties.id);
		} else if (tagName === "table" && heading) {
			properties.ariaLabelledBy = [heading];
		}
	});
}
