import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { cacheByText } from "../files/cacheByText.ts";
import { type HabitFigure, type HabitFigureProblem, parseHabitFigure } from "./habitFigure.ts";

declare module "mdast" {
	interface CodeData {
		/** The data of a fenced block marked `habit`: the figure, or its issue. */
		habitFigure?: HabitFigure | HabitFigureProblem;
	}
}

const parser = unified().use(remarkParse).use(remarkGfm);

const parse = cacheByText((text): Root => {
	const tree = parser.parse(text);
	visit(tree, "code", (node) => {
		if (node.lang === "habit") {
			node.data = { ...node.data, habitFigure: parseHabitFigure(node.value) };
		}
	});
	return tree;
});

/** Parses Markdown without front matter, and the figures in it. The tree is the caller's own. */
export function parseMarkdown(text: string): Root {
	return structuredClone(parse(text));
}
