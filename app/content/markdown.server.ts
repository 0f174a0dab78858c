import type { Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Code, Root as MarkdownRoot, Nodes } from "mdast";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { isDestination } from "./fill.server.ts";
import { parseHabitFigure } from "./habitFigure.ts";
import { interpolate } from "./interpolate.ts";
import type { Issue } from "./issues.ts";
import type { RawFile } from "./read.server.ts";
import { httpsAddress } from "./schemas/common.ts";

/** A heading of the second level, for a list of contents. */
export interface Heading {
	/** Anchor on the page. */
	id: string;
	/** Its words. */
	text: string;
}

/** Markdown, compiled. */
export interface CompiledMarkdown {
	/** The text as a tree of HTML elements, safe to serialise. */
	tree: Root;
	/** Headings of the second level in order, the generated list of sources included. */
	headings: Heading[];
	/** Words of the text, sources excluded. */
	words: number;
}

/** The words around footnotes. */
export interface NoteWords {
	/** Heading of the list that footnotes become. */
	title: string;
	/** The link from a note back to the text; `{number}` stands for the note's number. */
	back: string;
}

const parser = unified().use(remarkParse).use(remarkGfm);

function transformer({ title, back }: NoteWords) {
	const backTo = (reference: number) => interpolate(back, { number: reference + 1 });
	return unified()
		.use(() => drawHabitFigures)
		.use(remarkRehype, {
			clobberPrefix: "",
			footnoteLabel: title,
			footnoteLabelProperties: {},
			footnoteBackContent: (reference, again) => (again > 1 ? String(again) : backTo(reference)),
			footnoteBackLabel: (reference, again) =>
				again > 1 ? `${backTo(reference)} ${again}` : backTo(reference),
		})
		.use(rehypeSlug);
}

/** Parses Markdown without front matter. */
export function parseMarkdown(text: string): MarkdownRoot {
	return parser.parse(text);
}

/**
 * Compiles Markdown with tables, footnotes and habit figures.
 * @param parsed Markdown without front matter, parsed. It is used up.
 * @param notes needed where the text has footnotes.
 */
export function compileMarkdown(
	parsed: MarkdownRoot,
	notes: NoteWords = { title: "", back: "" },
): CompiledMarkdown {
	const tree = transformer(notes).runSync(parsed) as Root;
	const headings: Heading[] = [];
	visit(tree, (node) => {
		// Where a node stood in the Markdown is of no use to a page.
		delete node.position;
		if (node.type === "element" && node.tagName === "h2") {
			headings.push({ id: String(node.properties.id ?? ""), text: textOf(node) });
		}
	});
	const prose = tree.children
		.filter((node) => !isFootnotes(node))
		.map(textOf)
		.join(" ");
	return { tree, headings, words: prose.split(/\s+/).filter(Boolean).length };
}

/**
 * What in a Markdown text breaks the rules of the house: raw HTML, a heading of the first level,
 * a picture without words, a link that is no address, a footnote without a source, a source without
 * a footnote, a footnote written out, a bad figure.
 * @param file a Markdown file; its path and lines are shown to the owner.
 * @param sources names that footnotes may refer to.
 */
export function markdownIssues(raw: RawText, sources: readonly string[]): Issue[] {
	const issues = nodeIssues(raw.body).map(({ line, received, expected }) => ({
		file: raw.file,
		field: textLine(raw, line),
		received,
		expected,
	}));
	return [...footnoteIssues(raw, sources), ...issues];
}

/** A Markdown text and where it stands. */
type RawText = Pick<RawFile, "file" | "body" | "bodyLine">;

/** @param line of the text, from 1. */
function textLine({ bodyLine }: RawText, line: number): string {
	return `text, line ${bodyLine + line - 1}`;
}

/** The issues of a text's footnotes and sources, which are found without parsing it. */
export function footnoteIssues(raw: RawText, sources: readonly string[]): Issue[] {
	const { file, body } = raw;
	const issues: Issue[] = [];
	const add = (field: string, received: string, expected: string) =>
		issues.push({ file, field, received, expected });
	const used = new Set<string>();
	for (const { 1: name = "", index } of body.matchAll(/\[\^([^\]]+)\](?!:)/g)) {
		if (!used.has(name) && !sources.includes(name)) {
			const line = body.slice(0, index).split("\n").length;
			const named = sources.join(", ") || "none yet";
			add(textLine(raw, line), `[^${name}]`, `a footnote named in sources: ${named}`);
		}
		used.add(name);
	}
	for (const name of sources) {
		if (!used.has(name)) {
			const expected = `[^${name}] in the text, or remove the source`;
			add(`sources.${name}`, "no footnote refers to it", expected);
		}
	}
	return issues;
}

/**
 * Whether a parsed text has none of the issues that {@link markdownIssues} finds by parsing.
 * @param end where the author's text ends; what follows is generated.
 * @param addresses that links may lead to beside those that every text may name.
 */
export function keepsRules(
	parsed: MarkdownRoot,
	end: number,
	addresses: ReadonlySet<string>,
): boolean {
	let kept = true;
	visit(parsed, (node) => {
		const generated = (node.position?.start.offset ?? 0) >= end;
		const known = (node.type === "link" || node.type === "definition") && addresses.has(node.url);
		kept &&= generated || known || issuesOf(node) === undefined;
	});
	return kept;
}

interface NodeIssue extends Pick<Issue, "received" | "expected"> {
	/** Line of the text, from 1. */
	line: number;
}

/** Texts read before: in development every request reads all of them again. */
const read = new Map<string, NodeIssue[]>();

function nodeIssues(text: string): NodeIssue[] {
	const before = read.get(text);
	if (before) {
		return before;
	}
	const issues: NodeIssue[] = [];
	visit(parser.parse(text), (node) => {
		const issue = issuesOf(node);
		if (issue) {
			issues.push({ line: node.position?.start.line ?? 1, ...issue });
		}
	});
	read.set(text, issues);
	return issues;
}

/** What is wrong with one node of a Markdown text, if anything. */
function issuesOf(node: Nodes): Pick<Issue, "received" | "expected"> | undefined {
	switch (node.type) {
		case "html":
			return {
				received: node.value.slice(0, 60),
				expected: "Markdown only; raw HTML is not shown",
			};
		case "heading":
			return node.depth === 1
				? {
						received: "a heading with one #",
						expected: "## or ###; the title comes from the front matter",
					}
				: undefined;
		case "image":
			return node.alt
				? undefined
				: { received: `![](${node.url})`, expected: "![what the picture shows](address)" };
		case "link":
		case "definition":
			return leads(node.url)
				? undefined
				: {
						received: node.url,
						expected:
							"a root path such as /pricing, an anchor, destination:name, or an absolute https address",
					};
		case "footnoteDefinition":
			return { received: `[^${node.identifier}]:`, expected: "an entry under sources, at the top" };
		case "code":
			return node.lang === "habit" ? figureIssue(node.value) : undefined;
	}
}

function figureIssue(text: string): Pick<Issue, "received" | "expected"> | undefined {
	const figure = parseHabitFigure(text);
	return "issue" in figure ? { received: figure.received, expected: figure.issue } : undefined;
}

/** Whether a link of a text leads anywhere: to a root path, an anchor, a destination or https. */
function leads(url: string): boolean {
	return /^(?:\/(?!\/)|#\S)/.test(url) || isDestination(url) || httpsAddress.safeParse(url).success;
}

/** Whether a node is the generated section of footnotes. */
export function isFootnotes(node: RootContent): boolean {
	return node.type === "element" && node.properties.dataFootnotes !== undefined;
}

/** Turns fenced blocks marked `habit` into elements that the prose component draws. */
function drawHabitFigures(tree: MarkdownRoot): void {
	visit(tree, "code", (node: Code, place, parent) => {
		if (node.lang !== "habit" || !parent || place === undefined) {
			return;
		}
		// A paragraph, since code would be wrapped in <pre>.
		parent.children[place] = {
			type: "paragraph",
			children: [],
			data: { hName: "habit-figure", hProperties: { figure: node.value } },
		};
	});
}
