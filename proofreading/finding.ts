import type { ContentText } from "../content-model/index.ts";

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

/** Creates a finding of a text. @param lineOffset of the words in it */
export function createFinding(
	{ file, line, field }: Pick<ContentText, "file" | "line" | "field">,
	found: Pick<Finding, "problem" | "remedy" | "quotation">,
	lineOffset = 0,
): Finding {
	return { file, line: line + lineOffset, field, ...found };
}

/** Formats a finding as text for a terminal. Editors make `file:line` a link. */
export function formatFinding({ file, line, problem, remedy, earlier }: Finding): string {
	const other = earlier ? `, as in ${earlier.file}:${earlier.line}` : "";
	return `${file}:${line}\n  found   ${problem}${other}\n  remedy  ${remedy}`;
}
