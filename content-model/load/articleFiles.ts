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
import type { CollectionSchemas } from "../schemas/collections.ts";
import type { Destinations } from "../schemas/destinations.ts";
import { textRequirement } from "../schemas/fields/texts.ts";
import { checkFile } from "./checkFile.ts";
import type { RawContent } from "./rawContent.ts";
import type { References } from "./references.ts";

/** Values interpolated into articles. */
interface TextValues {
	facts: Facts;
	destinations: Destinations | undefined;
}

/** Checks every article: its fields, its footnotes and its Markdown. The value has the newest first. */
export function checkArticles(
	{ articles }: RawContent,
	schema: CollectionSchemas["article"],
	references: References,
	values: TextValues,
) {
	const issues: Issue[] = [];
	const value = articles.files.flatMap((raw) => {
		const { value: fields, issues: fieldIssues } = checkFile(raw, schema);
		const text = parseArticle(raw, formatSourceNotes(fields?.sources ?? {}));
		const sources = Object.keys(getValue(raw.data, ["sources"]) ?? {});
		const linkCheck = references.createLinkCheckFor(raw);
		issues.push(
			...fieldIssues,
			...findMissingText(raw),
			...findFootnoteIssues(raw, sources),
			...findMarkdownIssues(raw, text, linkCheck),
		);
		resolveText(text, values.facts, values.destinations);
		if (!fields) {
			return [];
		}
		const { slug, bodyLine } = raw;
		return {
			...fields,
			slug,
			/** The text with its sources as footnotes, parsed and not yet compiled. */
			text,
			/** Line of its file on which the text begins, from 1. */
			bodyLine,
			/** The reason that it is not public yet; undefined if it is. */
			unpublished: references.unpublished.get(slug),
		};
	});
	value.sort(
		(one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
	);
	return { value, issues };
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
