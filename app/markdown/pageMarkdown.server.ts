import type { Element, ElementContent, Root } from "hast";
import { defaultHandlers, type Handle, toMdast } from "hast-util-to-mdast";
import { toString as textOf } from "hast-util-to-string";
import type { ListItem, RootContent } from "mdast";
import rehypeParse from "rehype-parse";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { isOutsideText } from "./outsideText.server.ts";

/** Controls of forms and their labels, also those outside a `<form>`. */
const fieldTags = /^(?:fieldset|label|input|select|textarea|button|output)$/;
/** Inline elements that layout may set apart: side by side without a space, they get a comma. */
const inlineTags = /^(?:a|b|i|span|small|time)$/;

const reader = unified().use(rehypeParse);
const writer = unified()
	.use(remarkGfm, { tablePipeAlign: false })
	.use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-", listItemIndent: "one" });

/**
 * Converts a page to Markdown: the words and links of its `<main>`.
 * @param html the whole document
 * @param url of the page, absolute; links are resolved against it
 */
export function toPageMarkdown(html: string, url: string): string {
	const tree = toMdast(extractMain(reader.parse(html), url), { document: true, handlers });
	const children = tree.type === "root" ? moveHeadingFirst(tree.children) : [];
	return writer.stringify({ type: "root", children });
}

/** Extracts the page's `<main>`, reduced to elements that Markdown has. */
function extractMain(document: Root, url: string): Root {
	const root: Root = { type: "root", children: [] };
	visit(document, { type: "element", tagName: "main" }, (main) => {
		root.children.push(main);
	});
	const definitions = listDefinitions(root);
	visit(root, "element", (node, _index, parent) => {
		if (node.properties.role === "img") {
			node.tagName = "p";
			node.children = [{ type: "text", value: String(node.properties.ariaLabel) }];
		}
		node.children = addSeparators(node.children.filter(hasText));
		const { href, src } = node.properties;
		if (typeof href === "string") {
			node.properties.href = new URL(href, url).href;
			const isSelfLink = parent?.type === "element" && href === `#${parent.properties.id}`;
			// Where each use of a term leads to its definition, every line would be a row of links.
			if (isSelfLink || definitions.has(href)) {
				node.tagName = "span";
			}
		}
		if (typeof src === "string") {
			node.properties.src = new URL(src, url).href;
		}
	});
	return root;
}

/** Lists the fragments of URLs that name a paragraph in which a term is defined. */
function listDefinitions(root: Root): Set<string> {
	const fragments = new Set<string>();
	visit(root, "element", ({ properties, children }) => {
		const [paragraph] = children;
		if (isElement(paragraph, "p") && paragraph.children.some((part) => isElement(part, "dfn"))) {
			fragments.add(`#${properties.id}`);
		}
	});
	return fragments;
}

function hasText(node: ElementContent): boolean {
	if (node.type !== "element") {
		return node.type === "text";
	}
	const { tagName, properties } = node;
	const { role, ariaLabel, alt } = properties;
	return !(
		isOutsideText(node) ||
		"dataFootnoteBackref" in properties ||
		fieldTags.test(tagName) ||
		(role === "img" && !ariaLabel) ||
		(tagName === "img" && !alt) ||
		(inlineTags.test(tagName) && role !== "img" && textOf(node).trim() === "")
	);
}

/** Puts a comma between two pieces of a line separated only by layout. */
function addSeparators(children: ElementContent[]): ElementContent[] {
	return children.flatMap((child, index) => {
		const previous = children[index - 1];
		const areAdjacent = previous && isInline(previous) && isInline(child);
		const needsComma = areAdjacent && !/\s$/.test(textOf(previous)) && !/^\s/.test(textOf(child));
		return needsComma ? [{ type: "text", value: ", " }, child] : [child];
	});
}

function isInline(node: ElementContent): node is Element {
	return node.type === "element" && inlineTags.test(node.tagName);
}

/** A list whose items have headings reads better as a row of sections. */
const convertList: Handle = (state, node) => {
	const converted = defaultHandlers[node.tagName === "ol" ? "ol" : "ul"](state, node);
	const [first] = node.children;
	if (converted.children.some((item) => item.children.some(({ type }) => type === "heading"))) {
		return converted.children.flatMap(({ children }) => moveHeadingFirst(children));
	}
	if (isElement(first, "li") && /^fn-/.test(String(first.properties.id))) {
		return converted.children.map(({ children }, index) => ({
			type: "footnoteDefinition",
			identifier: String(index + 1),
			children,
		}));
	}
	// Clauses bring their own numbers and letters.
	return { ...converted, ordered: converted.ordered && !/^\s*(?:\d+\.\d|\()/.test(textOf(node)) };
};

/** A cell that spans columns is repeated in each. */
const convertCell: Handle = (state, node) =>
	Array.from({ length: Number(node.properties.colSpan ?? 1) }, () =>
		defaultHandlers.td(state, { ...node, properties: {} }),
	);

/** Elements without a good Markdown equivalent. */
const handlers: Record<string, Handle> = {
	a: (state, node) =>
		"dataFootnoteRef" in node.properties
			? { type: "footnoteReference", identifier: textOf(node) }
			: defaultHandlers.a(state, node),
	dfn: defaultHandlers.strong,
	/** A line for each term, its descriptions separated by commas where they are no sentences. */
	dl: (state, node) => {
		const items: RootContent[][] = [];
		let isSentence = false;
		const parts = node.children.flatMap((child) =>
			isElement(child, "div") ? child.children : child,
		);
		for (const part of parts) {
			const item = items.at(-1);
			if (isElement(part, "dt")) {
				const children: ElementContent[] = [...part.children, { type: "text", value: ":" }];
				items.push([defaultHandlers.strong(state, { ...part, children })]);
			} else if (item && isElement(part, "dd")) {
				const separator = item.length > 1 && !isSentence ? ", " : " ";
				item.push({ type: "text", value: separator }, ...state.all(part));
				isSentence = textOf(part).trim().endsWith(".");
			}
		}
		const children = items.map((item): ListItem => {
			return { type: "listItem", spread: false, children: state.toFlow(item) };
		});
		return { type: "list", spread: false, children };
	},
	/** The number of a clause is on the line of its first paragraph. */
	li: (state, node) => {
		const [number, paragraph, ...rest] = state.all(node);
		if (number?.type !== "strong" || paragraph?.type !== "paragraph") {
			return defaultHandlers.li(state, node);
		}
		const space = { type: "text", value: " " } as const;
		const children = state.toFlow([number, space, ...paragraph.children, ...rest]);
		return { type: "listItem", children };
	},
	ol: convertList,
	summary: defaultHandlers.div,
	table: (state, node) => {
		const caption = node.children.find((child) => isElement(child, "caption"));
		const above = caption ? state.toFlow(state.all(caption)) : [];
		return [...above, defaultHandlers.table(state, node)];
	},
	td: convertCell,
	th: convertCell,
	ul: convertList,
};

/** Moves the heading before content shown above it. */
function moveHeadingFirst<Node extends RootContent>(nodes: readonly Node[]): Node[] {
	const first = nodes.findIndex(({ type }) => type === "heading");
	return [...nodes.slice(first, first + 1), ...nodes.filter((_node, index) => index !== first)];
}

function isElement(node: ElementContent | undefined, name: string): node is Element {
	return node?.type === "element" && node.tagName === name;
}
