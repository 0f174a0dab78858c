import type { BlockContent, Root } from "mdast";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "./markdown.server.ts";

/** Something of an article that a reader keeps: a policy, a checklist. */
export interface Template {
	/** Name of its file, without the ending. */
	name: string;
	/** All of it, as a Markdown file. */
	markdown: string;
}

/**
 * Puts each template of a text into a section of its own, with a link to its file at its end.
 * @param tree of the whole text; it is changed.
 * @param urlOf gives the address of a template's file.
 * @param label the words of the link.
 */
export function showTemplates(
	tree: Root,
	urlOf: (name: string) => string,
	label: string,
): Template[] {
	const templates: Template[] = [];
	visit(tree, "code", (node, place, parent) => {
		if (node.lang !== "template" || !parent || place === undefined) {
			return;
		}
		const name = node.meta ?? "";
		const text = parseMarkdown(node.value);
		// The article's own sections are headings of the second level.
		visit(text, "heading", (heading) => {
			heading.depth = heading.depth === 1 ? 3 : 4;
		});
		templates.push({ name, markdown: `${node.value}\n` });
		parent.children[place] = {
			type: "blockquote",
			data: { hName: "section", hProperties: { className: ["template"] } },
			children: [
				// A parsed text has nothing but blocks at its top.
				...(text.children as BlockContent[]),
				{
					type: "paragraph",
					data: { hProperties: { dataNoText: "" } },
					children: [{ type: "link", url: urlOf(name), children: [{ type: "text", value: label }] }],
				},
			],
		};
	});
	return templates;
}
