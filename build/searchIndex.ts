import type { Element, ElementContent } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { EXIT, visit } from "unist-util-visit";
import { isOutsideText } from "../app/markdown/outsideText.server.ts";
import type { SearchEntry } from "../app/pages/search/entries.server.ts";
import type { IndexedEntry, IndexedSection } from "../app/pages/search/searchIndex.ts";

/**
 * Elements left out of the index: those that components mark because they repeat from page to page, and
 * sources.
 */
const excludedAttributes = ["dataNoSearch", "dataFootnotes", "dataFootnoteRef"];

type Part = "heading" | "text";

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

/** Reads the text of a document's `<main>`, in sections that begin with a heading or an anchor. */
function readSections(html: string, isSeparateEntry: IsSeparateEntry): IndexedSection[] {
	let tokens: Token[] = [];
	visit(reader.parse(html), { type: "element", tagName: "main" }, (main) => {
		tokens = main.children.flatMap((node) => listTokens(node, "text", isSeparateEntry));
		return EXIT;
	});
	return groupTokens(tokens)
		.map(({ id, heading, text }) => ({
			...(id && { id }),
			...(heading && { heading: normaliseSpace(heading) }),
			text: normaliseSpace(text),
		}))
		.filter(({ heading, text }) => heading || text);
}

/** A piece of text, the start of an element, or the end of a block: an element that is not within a sentence. */
type Token =
	| { type: "text"; part: Part; text: string }
	| { type: "start"; id: string | undefined; isHeading: boolean; isBlock: boolean }
	| { type: "end"; part: Part; punctuation: string };

/** Lists the tokens of a node, in their order in the document. */
function listTokens(
	node: ElementContent,
	part: Part,
	isSeparateEntry: IsSeparateEntry,
): readonly Token[] {
	if (node.type === "text") {
		return [{ type: "text", part, text: node.value }];
	}
	if (node.type !== "element" || isExcluded(node) || containsEntry(node, isSeparateEntry)) {
		return [];
	}
	const { tagName, children } = node;
	const isHeading = /^h[2-6]$/.test(tagName);
	const isBlock = !isHeading && !inlineTags.includes(tagName);
	// Headers belong to the page's start.
	const id = tagName === "header" ? undefined : getId(node);
	const start: Token = { type: "start", id, isHeading, isBlock };
	const inner = children.flatMap((child) =>
		listTokens(child, isHeading ? "heading" : part, isSeparateEntry),
	);
	if (!isBlock) {
		return [start, ...inner];
	}
	const punctuation = tagName === "dt" ? ":" : ".";
	return [start, { type: "text", part, text: " " }, ...inner, { type: "end", part, punctuation }];
}

/** A section as it is read; before the first anchor it has none. */
interface Section {
	id: string | undefined;
	heading: string;
	text: string;
}

/**
 * Groups tokens into sections. One begins where another anchor or another heading does: the first after an anchor
 * belongs to it.
 */
function groupTokens(tokens: readonly Token[]): Section[] {
	let section = createSection(undefined);
	const sections = [section];
	/** The anchor in each open block: its own, or that of the heading or part of a sentence before. */
	const anchors: (string | undefined)[] = [undefined];
	for (const token of tokens) {
		if (token.type === "text") {
			section[token.part] += token.text;
		} else if (token.type === "end") {
			section[token.part] = addEndPunctuation(section[token.part], token.punctuation);
			anchors.pop();
		} else {
			const id = token.id ?? anchors.at(-1);
			if (!token.isBlock) {
				anchors.pop();
			}
			anchors.push(id);
			if (id !== section.id || (token.isHeading && hasContent(section))) {
				section = createSection(id);
				sections.push(section);
			}
		}
	}
	return sections;
}

function createSection(id: string | undefined): Section {
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
