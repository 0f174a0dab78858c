import type { Element, ElementContent, ElementData, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import type { Code, Root as MarkdownRoot } from "mdast";
import rehypeSlug from "rehype-slug";
import remarkRehype, { defaultHandlers } from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import {
	estimateReadingTime,
	type HabitFigure,
	interpolate,
	markRowHeaders,
	nameTables,
} from "../../../content-model/index.ts";

declare module "hast" {
	interface ElementData {
		/** Data of a `habit-figure`, an element that the prose component draws. */
		figure?: HabitFigure;
	}
}

/** The words around footnotes. */
interface NoteWords {
	/** Heading of the list that footnotes become. */
	title: string;
	/** The accessible name of the arrow from a note back to the text; `{number}` stands for the note's number. */
	back: string;
}

/** A heading of the second level. */
export interface SectionHeading {
	/** Its anchor. */
	id: string;
	text: string;
	/** Number of characters of its section, itself included. */
	length: number;
	/** Whether its section is the generated list of sources. */
	isSources: boolean;
}

/**
 * Compiles Markdown with tables, footnotes and habit figures.
 * @param parsed Markdown without front matter, parsed. It is modified.
 * @param notes needed where the text has footnotes.
 * @returns a tree that is safe to serialise, and the minutes it takes to read without its sources
 */
export function compileMarkdown(parsed: MarkdownRoot, notes: NoteWords = { title: "", back: "" }) {
	// Pages need no source positions, which weigh as much as the words.
	visit(parsed, (node) => {
		node.position = undefined;
	});
	const tree = createTransformer(notes).runSync(parsed) as Root;
	const headings: SectionHeading[] = [];
	for (const child of tree.children) {
		visit(child, { type: "element", tagName: "h2" }, (node: Element) => {
			headings.push({
				id: String(node.properties.id ?? ""),
				text: textOf(node),
				length: 0,
				isSources: child !== node,
			});
		});
		const last = headings.at(-1);
		if (last) {
			last.length += textOf(child).length;
		}
	}
	const prose = tree.children
		.filter((node) => node.type !== "element" || !("dataFootnotes" in node.properties))
		.map(textOf)
		.join(" ");
	return { tree, headings, minutes: estimateReadingTime(prose) };
}

function createTransformer({ title, back }: NoteWords) {
	const formatBackLink = (reference: number) => interpolate(back, { number: reference + 1 });
	return unified()
		.use(remarkRehype, {
			clobberPrefix: "",
			handlers: {
				// A figure of habits becomes an element that the prose component draws.
				code: (state, node: Code): Element => {
					const figure = node.data?.habitFigure;
					if (!figure || "expected" in figure) {
						return defaultHandlers.code(state, node);
					}
					const element = h("habit-figure");
					// The HTML parser adds positions.
					element.data = { figure } as ElementData;
					return element;
				},
			},
			footnoteLabel: title,
			footnoteLabelProperties: {},
			footnoteBackContent: (_reference, again) => (again > 1 ? String(again) : "↑"),
			footnoteBackLabel: (reference, again) =>
				again > 1 ? `${formatBackLink(reference)} ${again}` : formatBackLink(reference),
		})
		.use(rehypeSlug)
		.use(() => startIdsWithLetters)
		.use(() => groupBacklinks)
		.use(() => markNotes)
		.use(() => markRowHeaders)
		.use(() => nameTables);
}

/** Gives a heading that begins with a figure an anchor that begins with a letter, as anchors should. */
function startIdsWithLetters(tree: Root): void {
	visit(tree, "element", ({ properties }) => {
		if (typeof properties.id === "string" && /^[^a-z]/i.test(properties.id)) {
			properties.id = `section-${properties.id}`;
		}
	});
}

/** Gives a class to a quotation that opens or closes the text: a note on it, such as what has changed since. */
function markNotes(tree: Root): void {
	const blocks = tree.children.filter(
		(node) => node.type === "element" && !("dataFootnotes" in node.properties),
	);
	for (const block of [blocks[0], blocks.at(-1)]) {
		if (block?.type === "element" && block.tagName === "blockquote") {
			block.properties.className = ["note"];
		}
	}
}

/** Groups the backlinks of a note that the text refers to more than once, so that no line breaks between them. */
function groupBacklinks(tree: Root): void {
	visit(tree, { type: "element", tagName: "p" }, (paragraph: Element) => {
		const isBacklink = (node: ElementContent | undefined) =>
			node?.type === "element" && "dataFootnoteBackref" in node.properties;
		const first = paragraph.children.findIndex(isBacklink);
		if (first >= 0 && isBacklink(paragraph.children[first + 2])) {
			const links = paragraph.children.splice(first);
			paragraph.children.push(h("span", links));
		}
	});
}
