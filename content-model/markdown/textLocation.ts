import type { RawFile } from "../files/ContentReader.ts";
import type { Issue } from "../issues/issues.ts";

/** A Markdown text and its location. */
export type RawText = Pick<RawFile, "file" | "body" | "bodyLine">;

/** Locates a line of a text in its file, for an issue. @param line of the text, from 1. */
export function locateTextLine(
	{ bodyLine }: Pick<RawText, "bodyLine">,
	line: number,
): Required<Pick<Issue, "field" | "line">> {
	return { field: "text", line: bodyLine + line - 1 };
}
