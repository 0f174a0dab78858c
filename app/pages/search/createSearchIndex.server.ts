import type { Element, ElementContent } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { EXIT, visit } from "unist-util-visit";
import { isOutsideText } from "../../markdown/outsideText.server.ts";
import type { SearchEntry } from "./entries.server.ts";
import type { IndexedEntry, IndexedSection } from "./searchIndex.ts";

/**
 * Elements left out of the index: those that components mark because they repeat from page to page, and
 * sources.
 */
const excludedAttributes = ["dataNoSearch", "dataFootnotes", "dataFootnoteRef"];

type Part = "heading" | "text";

/** The id that a text is found by: none before the first of its page. */
type Anchor = string | undefined;

/** Elements within a sentence. What is in any other ends one. */
const inlineTags = [
	"a",
	"abbr",
	"b",
	"cite",
	"code",
	"dfn",
	"em",
	"i",
	"span",
	"strong",
	"time",
	"wbr",
];

const reader = unified().use(rehypeParse);

/**
 * Number of articles, the newest, that are indexed in full. Each adds 3,000 bytes to a first query; an older
 * one, indexed by title, summary, headings and search terms, 200.
 */
const wholeArticles = 30;

/**
 * Creates the search index: each entry with the text of its document.
 * @param entries with articles in their order, the newest first.
 * @param getHtml gives the document of an entry without a text of its own, by its path.
 */
export function createSearchIndex(
	entries: readonly SearchEntry[],
	getHtml: (path: string) => string,
): IndexedEntry[] {
	const anchorPaths = new Set(entries.map(({ path }) => path).filter((path) => path.includes("#")));
	const articles = entries.filter(({ kind }) => kind === "article");
	const older = new Set(articles.slice(wholeArticles));
	return entries.map((entry) => {
		const { text, ...facts } = entry;
		const sections =
			text === undefined
				? readSections(getHtml(entry.path), (id) => anchorPaths.has(`${entry.path}#${id}`))
				: [{ text }];
		return { ...facts, sections: older.has(entry) ? keepHeadings(sections) : sections };
	});
}

function keepHeadings(sections: readonly IndexedSection[]): IndexedSection[] {
	return sections.filter(({ heading }) => heading).map((section) => ({ ...section, text: "" }));
}

/** Says of an anchor that what it marks is an entry of its own. */
type IsSeparateEntry = (id: string) => boolean;

/**
 * Reads the text of a document's `<main>`, in sections. One begins where another anchor or another heading does: the
 * first after an anchor belongs to it.
 */
function readSections(html: string, isSeparateEntry: IsSeparateEntry): IndexedSection[] {
	let section = createSection(undefined);
	const sections = [section];

	function beginSection(anchor: Anchor, isHeading: boolean) {
		if (anchor !== section.id || (isHeading && hasContent(section))) {
			section = createSection(anchor);
			sections.push(section);
		}
	}

	/** Adds the text of nodes. @returns the anchor of what follows them in their block */
	function addNodes(nodes: readonly ElementContent[], part: Part, before: Anchor): Anchor {
		return nodes.reduce((anchor, node) => addNode(node, part, anchor), before);
	}

	/** Adds the text of a node. @returns the anchor of what follows it: a block keeps its own to itself */
	function addNode(node: ElementContent, part: Part, before: Anchor): Anchor {
		if (node.type === "text") {
			section[part] += node.value;
			return before;
		}
		if (node.type !== "element" || isExcluded(node) || containsEntry(node, isSeparateEntry)) {
			return before;
		}
		const { tagName, children } = node;
		const isHeading = /^h[2-6]$/.test(tagName);
		// Headers belong to the page's start.
		const anchor = (tagName !== "header" && getId(node)) || before;
		beginSection(anchor, isHeading);
		if (isHeading || inlineTags.includes(tagName)) {
			return addNodes(children, isHeading ? "heading" : part, anchor);
		}
		section[part] += " ";
		addNodes(children, part, anchor);
		section[part] = addEndPunctuation(section[part], tagName === "dt" ? ":" : ".");
		return before;
	}

	visit(reader.parse(html), { type: "element", tagName: "main" }, (main) => {
		addNodes(main.children, "text", undefined);
		return EXIT;
	});
	return sections
		.map(({ id, heading, text }) => ({
			...(id && { id }),
			...(heading && { heading: normaliseSpace(heading) }),
			text: normaliseSpace(text),
		}))
		.filter(({ heading, text }) => heading || text);
}

interface Section {
	id: Anchor;
	heading: string;
	text: string;
}

function createSection(id: Anchor): Section {
	return { id, heading: "", text: "" };
}

function hasContent({ heading, text }: Section): boolean {
	return Boolean(heading || text.trim());
}

/** Returns whether an element is an entry of its own, or what folds one up. */
function containsEntry(element: Element, isSeparateEntry: IsSeparateEntry): boolean {
	const parts = element.tagName === "details" ? [element, ...element.children] : [element];
	return parts.some((part) => part.type === "element" && isSeparateEntry(getId(part) ?? ""));
}

function getId({ properties: { id } }: Element): string | undefined {
	return typeof id === "string" ? id : undefined;
}

function isExcluded(element: Element): boolean {
	const { tagName, properties } = element;
	return (
		isOutsideText(element) ||
		["h1", "nav"].includes(tagName) ||
		properties.role === "img" ||
		(excludedAttributes.some((name) => name in properties) && !hasContact(element))
	);
}

/** Returns whether an element is a link to a telephone number or an email address, which is looked for on whatever it is. */
function hasContact({ properties: { href } }: Element): boolean {
	return /^(?:tel|mailto):/.test(String(href));
}

/** Adds punctuation after the last piece of a text, where only the layout ends it. */
function addEndPunctuation(text: string, punctuation: string): string {
	return /[\p{L}\p{N})%’]\s*$/u.test(text) ? `${text.trimEnd()}${punctuation} ` : `${text} `;
}

function normaliseSpace(text: string): string {
	return text.replaceAll("\u200B", "").replace(/\s+/g, " ").trim();
}
