import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * Gives each cell of a wide table the heading of its column, with a colon: a narrow window shows it before the cell.
 * @param text is changed.
 */
export function labelCells(text: Root): void {
	visit(text, "table", ({ children: [head, ...rows] }) => {
		const labels = head?.children.map((cell) => textOf(cell).replace(/[^?]$/, "$&:")) ?? [];
		// Two cells have room beside each other.
		if (labels.length < 3) {
			return;
		}
		for (const { children: cells } of rows) {
			for (const [column, cell] of cells.entries()) {
				if (column > 0) {
					cell.data = { hProperties: { dataHeading: labels[column] } };
				}
			}
		}
	});
}
