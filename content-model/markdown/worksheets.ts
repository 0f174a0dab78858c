import type { Code } from "mdast";
import { visit } from "unist-util-visit";
import { cacheByText } from "../files/cacheByText.ts";
import { parseMarkdown } from "./parse.ts";

const worksheetLanguage = "worksheet";

/** Returns whether a fenced block is a worksheet: owners write it as `worksheet` and the worksheet's name. */
export function isWorksheet({ lang }: Code): boolean {
	return lang === worksheetLanguage;
}

/** Lists the names of the worksheets in a text, in their order. */
export const listWorksheetNames = cacheByText((markdown): readonly string[] => {
	// Parsing is slow, and most texts have none.
	if (!markdown.includes(worksheetLanguage)) {
		return [];
	}
	const names: string[] = [];
	visit(parseMarkdown(markdown), "code", (node) => {
		if (isWorksheet(node) && node.meta) {
			names.push(node.meta);
		}
	});
	return names;
});
