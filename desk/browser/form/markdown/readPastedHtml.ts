import type { Element, ElementContent, Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import { toString as textOf } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { EXIT, SKIP, visit } from "unist-util-visit";

const reader = unified().use(rehypeParse);
const writer = unified()
	.use(remarkGfm, { tablePipeAlign: false })
	.use(remarkStringify, { bullet: "-", rule: "-", listItemIndent: "one" });

/** What Word copies beside the words: its styles, pictures of this machine, its own elements. */
const leftOutTags = /^(?:head|style|script|meta|link|img|o:p)$|^v:/;

/**
 * Reads what was copied in Word as Markdown, with its lists, tables, links and bold words.
 * @param html as the clipboard has it
 * @returns undefined where another program has copied it: its plain text may be Markdown already
 */
export function readPastedHtml(html: string): string | undefined {
	if (!/\bclass=["']?Mso/.test(html)) {
		return undefined;
	}
	const root = reader.parse(html);
	visit(root, (node, index, parent) => {
		if (isLeftOut(node) && parent && index !== undefined) {
			parent.children.splice(index, 1);
			return [SKIP, index];
		}
		return undefined;
	});
	visit(root, { type: "element", tagName: "table" }, markHeadings);
	visit(root, { type: "element", tagName: "a" }, (node) => {
		// Word makes bookmarks and the marks of footnotes of the same element.
		if (!/^(?:https?|mailto):/i.test(String(node.properties.href ?? ""))) {
			node.tagName = "span";
		}
	});
	visit(root, "element", (parent) => {
		parent.children = makeLists(parent.children);
	});
	const tree = toMdast(root, { document: true });
	visit(tree, ["list", "listItem"], (node) => {
		if ("spread" in node) {
			node.spread = false;
		}
	});
	return tree.type === "root" ? writer.stringify(tree).trim() : undefined;
}

function isElement(node: Root | Root["children"][number] | ElementContent): node is Element {
	return node.type === "element";
}

function isLeftOut(node: Root | Root["children"][number] | ElementContent): boolean {
	if (!isElement(node)) {
		return node.type === "comment";
	}
	const isBlank = node.tagName === "p" && textOf(node).trim() === "";
	return isBlank || leftOutTags.test(node.tagName);
}

/** Makes headings of a table's first row: a table in Markdown has these, one of Word seldom. */
function markHeadings(table: Element): void {
	visit(table, { type: "element", tagName: "tr" }, (row) => {
		visit(row, { type: "element", tagName: "td" }, (cell) => {
			cell.tagName = "th";
		});
		return EXIT;
	});
}

/** A list that further items go into, and how far in it is. */
interface OpenList {
	list: Element;
	level: number;
}

/** Makes lists of the paragraphs that Word marks as their items. */
function makeLists(nodes: readonly ElementContent[]): ElementContent[] {
	const result: ElementContent[] = [];
	let lists: OpenList[] = [];
	for (const node of nodes) {
		const level = getListLevel(node);
		if (level !== undefined && isElement(node)) {
			lists = addItem(node, level, lists, result);
			continue;
		}
		const isBlank = node.type === "text" && node.value.trim() === "";
		lists = isBlank ? lists : [];
		result.push(node);
	}
	return result;
}

/**
 * Adds an item to the list of its level, which begins with it where none is open: in the last item of the list around it.
 * @returns the lists that are open then
 */
function addItem(
	item: Element,
	level: number,
	lists: readonly OpenList[],
	result: ElementContent[],
): OpenList[] {
	const open = lists.filter((other) => other.level <= level);
	const mark = takeMark(item);
	if (open.at(-1)?.level !== level) {
		const list = createElement(/^\(?[\da-z]+[.)]/i.test(mark) ? "ol" : "ul", []);
		const outer = open.at(-1)?.list.children.at(-1);
		(outer && isElement(outer) ? outer.children : result).push(list);
		open.push({ list, level });
	}
	open.at(-1)?.list.children.push(createElement("li", item.children));
	return open;
}

function createElement(tagName: string, children: ElementContent[]): Element {
	return { type: "element", tagName, properties: {}, children };
}

/** Gets how far in an item of a list is, from 1; undefined for anything else. */
function getListLevel(node: ElementContent): number | undefined {
	const style = isElement(node) && node.tagName === "p" ? String(node.properties.style ?? "") : "";
	const [, level] = /mso-list:\s*l\d+ level(\d+)/.exec(style) ?? [];
	return level === undefined ? undefined : Number(level);
}

/** Takes the bullet or number out of an item. @returns it */
function takeMark(item: Element): string {
	let mark = "";
	visit(item, "element", (node, index, parent) => {
		if (
			/mso-list:\s*Ignore/i.test(String(node.properties.style)) &&
			parent &&
			index !== undefined
		) {
			mark = textOf(node).trim();
			parent.children.splice(index, 1);
			return EXIT;
		}
		return undefined;
	});
	return mark;
}
