import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import type { Code, Root as MarkdownRoot, Nodes, Parents } from "mdast";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype, { defaultHandlers } from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { type Facts, factNames, withFacts } from "./facts.ts";
import { parseHabitFigure } from "./habitFigure.ts";
import { interpolate } from "./interpolate.ts";
import type { Issue } from "./issues.ts";
import type { LinkCheck } from "./linkIssues.server.ts";
import type { RawFile } from "./read.server.ts";
import { type Destinations, destinationOf } from "./schemas/destinations.ts";
import { placeholders, unknownPlaceholder } from "./schemas/fields.ts";
import { httpsAddress, imageName } from "./schemas/values.ts";

/** The words around footnotes. */
interface NoteWords {
	/** Heading of the list that footnotes become. */
	title: string;
	/** The link from a note back to the text; `{number}` stands for the note's number. */
	back: string;
}

const parser = unified().use(remarkParse).use(remarkGfm);

function transformer({ title, back }: NoteWords) {
	const backTo = (reference: number) => interpolate(back, { number: reference + 1 });
	return unified()
		.use(remarkRehype, {
			clobberPrefix: "",
			handlers: {
				// A figure of habits becomes an element that the prose component draws.
				code: (state, node: Code) =>
					node.lang === "habit"
						? h("habit-figure", { figure: node.value })
						: defaultHandlers.code(state, node),
			},
			footnoteLabel: title,
			footnoteLabelProperties: {},
			footnoteBackContent: (reference, again) => (again > 1 ? String(again) : backTo(reference)),
			footnoteBackLabel: (reference, again) =>
				again > 1 ? `${backTo(reference)} ${again}` : backTo(reference),
		})
		.use(rehypeSlug)
		.use(() => nameRows);
}

/** Parses Markdown without front matter. */
export function parseMarkdown(text: string): MarkdownRoot {
	return parser.parse(text);
}

/**
 * Compiles Markdown with tables, footnotes and habit figures.
 * @param parsed Markdown without front matter, parsed. It is used up.
 * @param notes needed where the text has footnotes.
 * @returns a tree that is safe to serialise, and the minutes it takes to read without its sources
 */
export function compileMarkdown(parsed: MarkdownRoot, notes: NoteWords = { title: "", back: "" }) {
	// Where a node stood in the Markdown is of no use to a page, and weighs as much as its words.
	visit(parsed, (node) => {
		node.position = undefined;
	});
	const tree = transformer(notes).runSync(parsed) as Root;
	/** Headings of the second level in order, the generated list of sources included. */
	const headings: { id: string; text: string }[] = [];
	visit(tree, { type: "element", tagName: "h2" }, (node: Element) => {
		headings.push({ id: String(node.properties.id ?? ""), text: textOf(node) });
	});
	const prose = tree.children
		.filter((node) => node.type !== "element" || !("dataFootnotes" in node.properties))
		.map(textOf)
		.join(" ");
	return { tree, headings, minutes: minutesToRead(prose) };
}

/** Words an adult reads in a minute, at the careful end: most studies of silent reading say 200 to 260. */
const wordsPerMinute = 220;

/** Whole minutes that a text takes, at least 1. */
export function minutesToRead(text: string): number {
	const words = text.split(/\s+/).filter(Boolean).length;
	return Math.max(1, Math.round(words / wordsPerMinute));
}

/**
 * What in a Markdown text breaks the rules of the house: raw HTML, a heading of the first level,
 * a picture without words, a link that is no address, a placeholder nobody fills in, a footnote
 * written out, a bad figure.
 * @param raw a Markdown file; its path and lines are shown to the owner.
 * @param tree its text, parsed. What comes after the text is generated and passed over.
 * @param expectedOf says what is wrong with where a link leads.
 */
export function markdownIssues(raw: RawText, tree: MarkdownRoot, expectedOf: LinkCheck): Issue[] {
	const issues: Issue[] = [];
	visit(tree, (node, _place, parent) => {
		const { line = 1, offset = 0 } = node.position?.start ?? {};
		const issue = offset < raw.body.length && issueOf(node, parent, expectedOf);
		if (issue) {
			issues.push({ file: raw.file, field: textLine(raw, line), ...issue });
		}
	});
	return issues;
}

/** A Markdown text and where it stands. */
export type RawText = Pick<RawFile, "file" | "body" | "bodyLine">;

/** The field of an issue in a text. @param line of the text, from 1. */
export function textLine({ bodyLine }: Pick<RawText, "bodyLine">, line: number): string {
	return `text, line ${bodyLine + line - 1}`;
}

/**
 * Footnotes without a source, and sources without a footnote.
 * @param sources names that footnotes may refer to.
 */
export function footnoteIssues(raw: RawText, sources: readonly string[]): Issue[] {
	const { file, body } = raw;
	const references = body.matchAll(/\[\^([^\]]+)\](?!:)/g);
	const byName = Map.groupBy(references, ([, name = ""]) => name);
	const unknown = Array.from(byName).filter(([name]) => !sources.includes(name));
	const unused = sources.filter((name) => !byName.has(name));
	return [
		...unknown.map(([name, [first]]) => ({
			file,
			field: textLine(raw, body.slice(0, first?.index).split("\n").length),
			received: `[^${name}]`,
			expected: `a footnote named in sources: ${sources.join(", ") || "none yet"}`,
		})),
		...unused.map((name) => ({
			file,
			field: `sources.${name}`,
			received: "no footnote refers to it",
			expected: `[^${name}] in the text, or remove the source`,
		})),
	];
}

/** Puts facts into the words of a text, and the addresses of destinations into its links. */
export function resolveText(
	tree: MarkdownRoot,
	facts: Facts,
	destinations: Partial<Destinations> = {},
): void {
	visit(tree, (node) => {
		if (node.type === "text") {
			node.value = withFacts(node.value, facts);
		} else if (node.type === "image") {
			node.alt = withFacts(node.alt ?? "", facts);
			node.title = withFacts(node.title ?? "", facts);
		} else if (node.type === "link" || node.type === "definition") {
			const name = destinationOf(node.url);
			node.url = (name && destinations[name]) ?? node.url;
		}
	});
}

const pictureRule =
	'![what the picture shows](name.jpg "caption") in a paragraph of its own, where name.jpg is a file of content/articles/pictures in lower case that ends in .jpg, .png, .webp, .avif or .svg; a HEIC photograph is saved as JPEG first';

/** What is wrong with one node of a Markdown text, if anything. */
function issueOf(
	node: Nodes,
	parent: Parents | undefined,
	expectedOf: LinkCheck,
): Pick<Issue, "received" | "expected"> | undefined {
	const refuse = (received: string, expected: string) => ({ received, expected });
	if (node.type === "html") {
		return refuse(node.value.slice(0, 60), "Markdown only; raw HTML is not shown");
	}
	const words = node.type === "text" ? node.value : "";
	const said = node.type === "image" ? `${node.alt} ${node.title}` : words;
	const unknown = unknownPlaceholder(said, factNames);
	if (unknown !== undefined) {
		return refuse(unknown, `only ${placeholders(factNames, said)}`);
	}
	if (node.type === "heading" && node.depth === 1) {
		return refuse("a heading with one #", "## or ###; the title comes from the front matter");
	}
	if (node.type === "image") {
		const stands = parent?.type === "paragraph" && parent.children.length === 1;
		return node.alt && stands && imageName.test(node.url)
			? undefined
			: refuse(`![${node.alt}](${node.url})`, pictureRule);
	}
	if (node.type === "imageReference") {
		return refuse(`![${node.alt}][${node.label}]`, pictureRule);
	}
	if (node.type === "link" || node.type === "definition") {
		const { url } = node;
		const isShort = /^(?:\/(?!\/)|#\S|mailto:\S+@)/.test(url);
		const leads = isShort || destinationOf(url) || httpsAddress.safeParse(url).success;
		const forms =
			"a root path such as /pricing, an anchor, destination:name, an e-mail address, or an absolute https address";
		const expected = leads ? expectedOf(url) : forms;
		return expected ? refuse(url, expected) : undefined;
	}
	if (node.type === "footnoteDefinition") {
		return refuse(`[^${node.identifier}]:`, "an entry under sources, at the top");
	}
	if (node.type === "code" && node.lang === "template") {
		return templateIssue(node);
	}
	if (node.type === "code" && node.lang === "habit") {
		const figure = parseHabitFigure(node.value);
		return "issue" in figure ? refuse(figure.received, figure.issue) : undefined;
	}
}

/** What is wrong with a fenced block marked `template`: it needs a file name and a title. */
function templateIssue({ meta, value }: Code) {
	if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(meta ?? "")) {
		return {
			received: `template ${meta ?? ""}`,
			expected: "template and a name, such as ai-policy",
		};
	}
	if (!/^# \S/.test(value)) {
		return { received: value.split("\n", 1)[0] ?? "", expected: "a first line with # and a title" };
	}
}

/**
 * Makes the first cell of each row of a table its heading, as its columns have theirs, and says by
 * class how a column is aligned: elements carry no styles here.
 */
export function nameRows(tree: Root): void {
	visit(tree, "element", (row: Element, _place, parent) => {
		if (row.tagName !== "tr" || parent?.type !== "element") {
			return;
		}
		const inHead = parent.tagName === "thead";
		const cells = row.children.filter((cell) => cell.type === "element");
		for (const [place, cell] of cells.entries()) {
			const { align, ...properties } = cell.properties;
			const heading = inHead || place === 0;
			cell.tagName = heading ? "th" : "td";
			cell.properties = {
				...properties,
				...(heading && { scope: inHead ? "col" : "row" }),
				...(align && { className: [`align-${align}`] }),
			};
		}
	});
}
