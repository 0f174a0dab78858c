import type { ContentValue } from "../content-model/index.ts";

/** A problem in the words of the content. */
export interface Finding {
	/** Path from the project's folder. */
	file: string;
	/** Line of the file, from 1. */
	line: number;
	/** Name of the field, as `ContentValue` has it. */
	field: string;
	/** What is wrong: a sentence without its full stop. */
	problem: string;
	/** What to do: a sentence. */
	remedy: string;
	/** The words in question, and the text around them; missing where all of it is meant. */
	quotation?: Quotation;
	/** An earlier place that has the same words. */
	earlier?: Pick<Finding, "file" | "line">;
}

/** Some words of a text, with all that is before and after them. */
export interface Quotation {
	before: string;
	words: string;
	after: string;
}

/** Quotes some words of a text. */
export function quote(text: string, start: number, end: number): Quotation {
	return { before: text.slice(0, start), words: text.slice(start, end), after: text.slice(end) };
}

/** Creates a finding of a text. @param range of the words in it; all of it is meant where it is missing */
export function createFinding(
	{ file, line, field, value }: Pick<ContentValue, "file" | "line" | "field" | "value">,
	found: Pick<Finding, "problem" | "remedy" | "earlier">,
	range?: readonly [start: number, end: number],
): Finding {
	if (!range) {
		return { file, line, field, ...found };
	}
	const quotation = quote(String(value), ...range);
	const lineOffset = quotation.before.split("\n").length - 1;
	return { file, line: line + lineOffset, field, ...found, quotation };
}

/** Formats a finding as text for a terminal. Editors make `file:line` a link. */
export function formatFinding({ file, line, problem, remedy, earlier }: Finding): string {
	const other = earlier ? `, as in ${earlier.file}:${earlier.line}` : "";
	return `${file}:${line}\n  found   ${problem}${other}\n  remedy  ${remedy}`;
}
