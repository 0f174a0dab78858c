import { toHtml } from "hast-util-to-html";
import { expect, test } from "vitest";
import { parseMarkdown } from "../../../content-model/index.ts";
import { compileMarkdown } from "./compileMarkdown.server.ts";
import { labelCells } from "./labelCells.server.ts";

/** The HTML of a table of an article. */
function compileTable(...rows: string[]): string {
	const text = parseMarkdown(rows.join("\n"));
	labelCells(text);
	return toHtml(compileMarkdown(text).tree);
}

test("in a narrow window each cell of a wide table has the heading of its own column", () => {
	const html = compileTable(
		"| Task | Before | After? |",
		"| - | - | - |",
		"| Minutes | 40 min | 10 min |",
		"| Letters | 9 pages | 2 pages |",
	);
	for (const words of ["40 min", "9 pages"]) {
		expect(html).toContain(`<td data-heading="Before:">${words}</td>`);
	}
	for (const words of ["10 min", "2 pages"]) {
		expect(html).toContain(`<td data-heading="After?">${words}</td>`);
	}
	expect(html.match(/data-heading/g)).toHaveLength(4);
});

test("cells of a table with two columns, which fit beside each other, have none", () => {
	expect(compileTable("| Task | Time |", "| - | - |", "| Letters | 10 min |")).not.toContain(
		"data-heading",
	);
});
