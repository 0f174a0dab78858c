import type { Root } from "mdast";
import type { Facts } from "../facts/facts.ts";
import type { RawFile } from "../files/ContentReader.ts";
import { getValue } from "../issues/getValue.ts";
import type { Issue } from "../issues/issues.ts";
import { findFootnoteIssues } from "../markdown/footnoteIssues.ts";
import { findMarkdownIssues } from "../markdown/markdownIssues.ts";
import { parseMarkdown } from "../markdown/parse.ts";
import { resolveText } from "../markdown/resolveText.ts";
import { formatSourceNotes } from "../markdown/sources.ts";
import { locateTextLine } from "../markdown/textLocation.ts";
import { collections, type Entry } from "../schemas/collections.ts";
import type { Destinations } from "../schemas/destinations.ts";
import { textRequirement } from "../schemas/fields/texts.ts";
import type { CheckResult } from "./checkFile.ts";
import type { RawContent } from "./rawContent.ts";
import type { References } from "./references.ts";

/** Values interpolated into articles. */
interface TextValues {
	facts: Facts;
	destinations: Destinations | undefined;
}

/** An article's fields with its Markdown. */
export interface ArticleEntry extends Entry<"articles"> {
	/** The text with its sources as footnotes, parsed and not yet compiled. */
	text: Root;
	/** Line of its file on which the text begins, from 1. */
	bodyLine: number;
	/** The reason that it is not public yet; undefined if it is. */
	unpublished: string | undefined;
}

/**
 * Checks the text of every article: its footnotes and its Markdown. The value has the newest first.
 * @param entries the articles whose fields are valid.
 */
export function checkArticles(
	{ articles }: RawContent,
	entries: readonly Entry<"articles">[],
	references: References,
	values: TextValues,
): CheckResult<ArticleEntry[]> {
	const issues: Issue[] = [];
	const value: ArticleEntry[] = [];
	for (const raw of articles.files) {
		const { slug, bodyLine } = raw;
		const entry = entries.find((other) => other.slug === slug);
		const text = parseArticle(raw, formatSourceNotes(entry?.sources ?? {}));
		const sources = Object.keys(getValue(raw.data, ["sources"]) ?? {});
		const linkCheck = references.createLinkCheckFor(raw);
		issues.push(
			...findMissingText(raw),
			...findFootnoteIssues(raw, sources),
			...findMarkdownIssues(raw, text, linkCheck),
		);
		resolveText(text, values.facts, values.destinations);
		if (entry) {
			value.push({ ...entry, text, bodyLine, unpublished: references.unpublished.get(slug) });
		}
	}
	return { value: value.sort(collections.articles.compare), issues };
}

function findMissingText(raw: RawFile): Issue[] {
	const { file, body } = raw;
	const location = locateTextLine(raw, 1);
	return body.trim() ? [] : [{ file, ...location, received: "nothing", expected: textRequirement }];
}

/** Parses an article's text with what it quotes at its end. @param notes none if its sources have issues */
function parseArticle({ body }: RawFile, notes: string) {
	return parseMarkdown(`${body}\n\n${notes}\n`);
}
