import type { Element, ElementContent } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { EXIT, visit } from "unist-util-visit";
import { isOutsideText } from "../app/markdown/outsideText.server.ts";
import type { SearchEntry } from "../app/pages/search/entries.server.ts";
import type { IndexedEntry, IndexedSection } from "../app/pages/search/searchIndex.ts";
import type { PageDocument } from "../deploy/readDocument.ts";

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
 * @param documents of the entries without a text of their own, by their paths.
 */
export function createSearchIndex(
	entries: readonly SearchEntry[],
	documents: ReadonlyMap<string, Pick<PageDocument, "html">>,
): IndexedEntry[] {
	const anchorPaths = new Set(entries.map(({ path }) => path).filter((path) => path.includes("#")));
	const articles = entries.filter(({ kind }) => kind === "article");
	const older = new Set(articles.slice(wholeArticles));
	return entries.map((entry) => {
		const { text, ...facts } = entry;
		const sections =
			text === undefined
				? readSections(documents.get(entry.path)?.html ?? "", (id) =>
						anchorPaths.has(`${entry.path}#${id}`),
					)
				: [{ text }];
		return { ...facts, sections: older.has(entry) ? keepHeadings(sections) : sections };
	});
}

function keepHeadings(sections: readonly IndexedSection[]): IndexedSection[] {
	return sections.filter(({ heading }) => heading).map((section) => ({ ...section, text: "" }));
}

/**
 * Reads the text of a document's `<main>`, in sections that begin with a heading or an anchor.
 * @param isSeparateEntry says of an anchor that what it marks is an entry of its own.
 */
function readSections(html: string, isSeparateEntry: (id: string) => boolean): IndexedSection[] {
	const sections = new SectionReader(isSeparateEntry);
	visit(reader.parse(html), { type: "element", tagName: "main" }, (main) => {
		sections.readAll(main.children, undefined, "text");
		return EXIT;
	});
	return sections.sections
		.map(({ id, heading, text }) => ({
			...(id && { id }),
			...(heading && { heading: normaliseSpace(heading) }),
			text: normaliseSpace(text),
		}))
		.filter(({ heading, text }) => heading || text);
}

/** A section as it is read; before the first anchor it has none. */
interface Section {
	id: string | undefined;
	heading: string;
	text: string;
}

function createSection(id: string | undefined): Section {
	return { id, heading: "", text: "" };
}

/** Reads elements into sections, one after another. */
class SectionReader {
	readonly sections: Section[];
	#section: Section;
	readonly #isSeparateEntry: (id: string) => boolean;

	constructor(isSeparateEntry: (id: string) => boolean) {
		this.#section = createSection(undefined);
		this.sections = [this.#section];
		this.#isSeparateEntry = isSeparateEntry;
	}

	/**
	 * Reads nodes beside each other.
	 * @param anchor that the first node belongs to.
	 * @returns the anchor that the nodes after them belong to.
	 */
	readAll(
		nodes: readonly ElementContent[],
		anchor: string | undefined,
		part: Part,
	): string | undefined {
		return nodes.reduce((currentAnchor, node) => {
			if (node.type === "text") {
				this.#section[part] += node.value;
			}
			return node.type === "element" && !isExcluded(node) && !this.#containsEntry(node)
				? this.#readElement(node, currentAnchor, part)
				: currentAnchor;
		}, anchor);
	}

	#readElement(node: Element, anchor: string | undefined, part: Part): string | undefined {
		// Headers belong to the page's start.
		const id = node.tagName === "header" ? anchor : (getId(node) ?? anchor);
		const isHeading = /^h[2-6]$/.test(node.tagName);
		this.#enter(id, isHeading);
		if (isHeading) {
			return this.readAll(node.children, id, "heading");
		}
		if (inlineTags.includes(node.tagName)) {
			return this.readAll(node.children, id, part);
		}
		this.#section[part] += " ";
		this.readAll(node.children, id, part);
		this.#section[part] = addEndMark(this.#section[part], node.tagName === "dt" ? ":" : ".");
		return anchor;
	}

	/** Begins a section where another anchor or another heading does: the first after an anchor belongs to it. */
	#enter(id: string | undefined, isHeading: boolean): void {
		const hasContent = this.#section.heading || this.#section.text.trim();
		if (id !== this.#section.id || (isHeading && hasContent)) {
			this.#section = createSection(id);
			this.sections.push(this.#section);
		}
	}

	/** Whether this is an entry, or what folds one up. */
	#containsEntry(node: Element): boolean {
		const parts = node.tagName === "details" ? [node, ...node.children] : [node];
		return parts.some(
			(part) => part.type === "element" && this.#isSeparateEntry(getId(part) ?? ""),
		);
	}
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
		excludedAttributes.some((name) => name in properties)
	);
}

/** Removes the marks that only the search index reads from a document. */
export function removeSearchMarks(html: string): string {
	return html.replaceAll(' data-no-search=""', "");
}

/** Adds a mark after the last piece of a text, where only the layout ends it. */
function addEndMark(text: string, mark: string): string {
	return /[\p{L}\p{N})%’]\s*$/u.test(text) ? `${text.trimEnd()}${mark} ` : `${text} `;
}

function normaliseSpace(text: string): string {
	return text.replaceAll("\u200B", "").replace(/\s+/g, " ").trim();
}
