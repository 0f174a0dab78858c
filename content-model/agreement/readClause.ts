import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Clause, Definition, LetteredItem, NumberedParagraph } from "./agreement.ts";
import { createDefinitionId } from "./linkTerms.ts";
import type { ReadingContext } from "./readingContext.ts";
import { getElements, getTerm, type Part } from "./structure.ts";

/** Maximum items (a) to (z). */
const letters = 26;

/** Reads a clause: a summary in plain words, then one numbered list. */
export function readClause(
	reader: ReadingContext,
	{ number, id, title }: Pick<Clause, "number" | "id" | "title">,
	{ heading, content }: Part,
): Clause {
	const [summary, list, ...rest] = content;
	if (summary?.tagName !== "blockquote") {
		reader.report(summary ?? heading, "> the clause in plain words");
	}
	if (list?.tagName !== "ol" || rest.length > 0) {
		reader.report(rest[0] ?? list ?? heading, "one numbered list after the summary");
	}
	return {
		number,
		id,
		title,
		summary: summary ? textOf(summary).trim() : "",
		paragraphs: getElements(list).map((item, index) =>
			readParagraph(reader, item, `${number}.${index + 1}`, `${id}-${index + 1}`),
		),
	};
}

/** Reads a numbered paragraph with the list below it: definitions, or (a) to (z). */
function readParagraph(
	reader: ReadingContext,
	item: Element,
	label: string,
	id: string,
): NumberedParagraph {
	const [paragraph, list, ...rest] = getElements(item);
	const subItems = list?.tagName === "ol" ? getElements(list) : [];
	const isDefining = subItems.some(getTerm);
	const isListWrong = list && (subItems.length === 0 || (subItems.length > letters && !isDefining));
	if (paragraph?.tagName !== "p" || rest.length > 0 || isListWrong) {
		reportParagraph(reader, item);
	}
	// A term is linked once in a paragraph and the items below it.
	const linked = new Set<string>();
	return {
		id,
		label,
		sentence: reader.linkTerms(paragraph?.children ?? [], linked),
		items: isDefining
			? []
			: subItems.map((subItem, index) => readItem(reader, subItem, index, id, linked)),
		definitions: isDefining ? subItems.map((subItem) => readDefinition(reader, subItem)) : [],
	};
}

/** Reads an item (a) to (z). @param linked terms that the paragraph above links already */
function readItem(
	reader: ReadingContext,
	item: Element,
	index: number,
	paragraphId: string,
	linked: Set<string>,
): LetteredItem {
	const letter = String.fromCharCode("a".charCodeAt(0) + index);
	const [paragraph, ...rest] = getElements(item);
	if (paragraph?.tagName !== "p" || rest.length > 0) {
		reportParagraph(reader, item);
	}
	return {
		id: `${paragraphId}-${letter}`,
		label: `(${letter})`,
		sentence: reader.linkTerms(paragraph?.children ?? [], linked),
	};
}

function reportParagraph({ report }: ReadingContext, item: Element): void {
	report(item, "a sentence and at most one list (a) to (z) below it, without lists of its own");
}

/** Reads a definition: the bold words it begins with, and their meaning. */
function readDefinition(reader: ReadingContext, item: Element): Definition {
	const term = getTerm(item) ?? "";
	if (!term) {
		reader.report(item, "a definition, which begins with its **Term**");
	}
	const meaning = getElements(item)[0]?.children.slice(1) ?? [];
	return {
		id: createDefinitionId(term),
		term,
		meaning: reader.linkTerms(meaning, new Set([term])),
	};
}
