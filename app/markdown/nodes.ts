import type { List, ListItem, PhrasingContent, RootContent, Table } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { Link } from "../content/schemas/fields.ts";

/** Text, or phrases with links and emphasis in them. */
export type Words = string | readonly PhrasingContent[];

const writer = unified()
	.use(remarkGfm, { tablePipeAlign: false })
	.use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-", listItemIndent: "one" });

/** Blocks as a Markdown file, everything that is not markup escaped. */
export function markdownFile(blocks: readonly RootContent[]): string {
	return writer.stringify({ type: "root", children: [...blocks] });
}

/** A heading. @param depth 1 for the page's title */
export function heading(depth: 1 | 2 | 3 | 4, words: Words): RootContent {
	return { type: "heading", depth, children: phrases(words) };
}

/** A paragraph of several pieces with spaces between them; empty pieces are left out. */
export function paragraph(...pieces: readonly (Words | undefined)[]): RootContent {
	const present = pieces.filter((piece) => piece !== undefined).map(phrases);
	return {
		type: "paragraph",
		children: present.flatMap((piece, index) =>
			index === 0 ? piece : [{ type: "text", value: " " }, ...piece],
		),
	};
}

/** A list with bullets, a line each. */
export function bullets(items: readonly Words[]): List {
	return {
		type: "list",
		spread: false,
		children: items.map(
			(words): ListItem => ({
				type: "listItem",
				spread: false,
				children: [{ type: "paragraph", children: phrases(words) }],
			}),
		),
	};
}

/** Someone's own words, a paragraph each. */
export function quotation(...paragraphs: readonly Words[]): RootContent {
	return {
		type: "blockquote",
		children: paragraphs.map((words) => ({ type: "paragraph", children: phrases(words) })),
	};
}

/** A table, its first row the names of the columns. */
export function table(rows: readonly (readonly Words[])[]): Table {
	return {
		type: "table",
		children: rows.map((cells) => ({
			type: "tableRow",
			children: cells.map((words) => ({ type: "tableCell", children: phrases(words) })),
		})),
	};
}

/** Words that weigh more. */
export function strong(value: string): PhrasingContent {
	return { type: "strong", children: [{ type: "text", value }] };
}

/** Words as they are. */
export function plain(value: string): PhrasingContent {
	return { type: "text", value };
}

/** A name and what is said of it: `**Name.** Text`. */
export function named(name: string, text: string): PhrasingContent[] {
	return [strong(/[.?!]$/.test(name) ? name : `${name}.`), plain(` ${text}`)];
}

/** A link of the content. @param page whole address of the page it stands on */
export function linked(
	{ label, href }: Pick<Link, "label" | "href">,
	page: string,
): PhrasingContent {
	return {
		type: "link",
		url: new URL(href, page).href,
		children: [{ type: "text", value: label }],
	};
}

function phrases(words: Words): PhrasingContent[] {
	return typeof words === "string" ? [{ type: "text", value: words }] : [...words];
}
