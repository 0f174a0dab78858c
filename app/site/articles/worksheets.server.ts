import type { Element, Root as ElementRoot } from "hast";
import { toString as textOfElement } from "hast-util-to-string";
import type { BlockContent, PhrasingContent, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { isWorksheet, parseMarkdown } from "../../../content-model/index.ts";

/** A link to a file of a worksheet. */
interface FileLink {
	url: string;
	label: string;
}

/**
 * Wraps each worksheet of a text in a section of its own that ends with links to its files.
 * @param tree of the whole text; it is changed.
 * @param getFiles gives the files of a worksheet, by its name.
 * @returns the name of each file, without the extension, its title and what it holds.
 */
export function convertWorksheets(tree: Root, getFiles: (name: string) => readonly FileLink[]) {
	const worksheets: { name: string; title: string; markdown: string }[] = [];
	visit(tree, "code", (node, index, parent) => {
		if (!isWorksheet(node) || !parent || index === undefined) {
			return;
		}
		const name = node.meta ?? "";
		const text = parseMarkdown(node.value);
		// The content's checks ensure that it begins with its title.
		const title = textOf(text.children[0]);
		// The article's own sections are headings of the second level.
		visit(text, "heading", (heading) => {
			heading.depth = heading.depth === 1 ? 3 : 4;
		});
		worksheets.push({ name, title, markdown: `${node.value}\n` });
		parent.children[index] = {
			type: "blockquote",
			data: { hName: "section", hProperties: { className: ["worksheet"], worksheetName: name } },
			children: [
				// A parsed text has nothing but blocks at its top.
				...(text.children as BlockContent[]),
				{
					type: "paragraph",
					data: { hProperties: { className: ["worksheet-files"] } },
					children: getFiles(name).map((file) => createFileLink(file, title)),
				},
			],
		};
	});
	return worksheets;
}

/** Creates a link to a file of a worksheet, whose title sets it apart where only links are listed. */
function createFileLink({ url, label }: FileLink, title: string): PhrasingContent {
	const data = { hProperties: { dataNoText: "", download: "" } };
	const hiddenTitle: PhrasingContent = {
		type: "emphasis",
		data: { hName: "span", hProperties: { className: ["visually-hidden"] } },
		children: [{ type: "text", value: ` (${title})` }],
	};
	return { type: "link", url, data, children: [{ type: "text", value: label }, hiddenTitle] };
}

/** Gives a class to each row that only repeats the one above it, to be filled in. */
function markRepeatedRows(section: Element): void {
	visit(section, { type: "element", tagName: "tr" }, (row, index, parent) => {
		const above = parent?.children.slice(0, index).findLast(({ type }) => type === "element");
		if (above?.type === "element" && textOfElement(above) === textOfElement(row)) {
			row.properties.className = ["repeated-row"];
		}
	});
}

/**
 * Finds the section of each worksheet in the compiled text, and finishes it.
 * @throws when a worksheet has none
 */
export function addSections<Worksheet extends { name: string }>(
	worksheets: readonly Worksheet[],
	tree: ElementRoot,
): (Worksheet & { section: Element })[] {
	const sections = new Map<unknown, Element>();
	visit(tree, "element", (element) => {
		const { worksheetName, ...properties } = element.properties;
		if (worksheetName !== undefined) {
			// The page does without it.
			element.properties = properties;
			markRepeatedRows(element);
			sections.set(worksheetName, element);
		}
	});
	return worksheets.map((worksheet) => {
		const section = sections.get(worksheet.name);
		if (!section) {
			throw new Error(`The worksheet ${worksheet.name} has no section in its article.`);
		}
		return { ...worksheet, section };
	});
}
