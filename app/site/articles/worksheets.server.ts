import type { Element, Root as ElementRoot } from "hast";
import type { BlockContent, Root } from "mdast";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "../../../content-model/index.ts";

/**
 * Wraps each worksheet of a text in a section of its own that ends with a link to its file.
 * @param tree of the whole text; it is changed.
 * @param getPath gives the path of a worksheet's file.
 * @param label the words of the link.
 * @returns the name of each file, without the ending, and what it holds.
 */
export function convertWorksheets(tree: Root, getPath: (name: string) => string, label: string) {
	const worksheets: { name: string; markdown: string }[] = [];
	visit(tree, "code", (node, index, parent) => {
		if (node.lang !== "template" || !parent || index === undefined) {
			return;
		}
		const name = node.meta ?? "";
		const text = parseMarkdown(node.value);
		const data = { hProperties: { dataNoText: "", download: "" } };
		// The article's own sections are headings of the second level.
		visit(text, "heading", (heading) => {
			heading.depth = heading.depth === 1 ? 3 : 4;
		});
		worksheets.push({ name, markdown: `${node.value}\n` });
		parent.children[index] = {
			type: "blockquote",
			data: { hName: "section", hProperties: { className: ["worksheet"] } },
			children: [
				// A parsed text has nothing but blocks at its top.
				...(text.children as BlockContent[]),
				{
					type: "paragraph",
					children: [
						{ type: "link", url: getPath(name), data, children: [{ type: "text", value: label }] },
					],
				},
			],
		};
	});
	return worksheets;
}

/** Makes a section of each worksheet of a text, and returns both. @param tree the compiled text */
export function addSections<Worksheet extends { name: string }>(
	worksheets: readonly Worksheet[],
	tree: ElementRoot,
): (Worksheet & { section: Element })[] {
	const sections: Element[] = [];
	visit(tree, "element", (element) => {
		if ([element.properties.className].flat().includes("worksheet")) {
			sections.push(element);
		}
	});
	// Both are in the order of the text.
	return worksheets.flatMap((worksheet, index) => {
		const section = sections[index];
		return section ? { ...worksheet, section } : [];
	});
}
