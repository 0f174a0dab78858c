import type { RawFile } from "../files/ContentReader.ts";

/** A Markdown text and its location. */
export type RawText = Pick<RawFile, "file" | "body" | "bodyLine">;

/** Formats the field of an issue in a text. @param line of the text, from 1. */
export function formatTextLine({ bodyLine }: Pick<RawText, "bodyLine">, line: number): string {
	return `text, line ${bodyLine + line - 1}`;
}
