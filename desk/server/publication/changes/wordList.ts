import { isDeepStrictEqual } from "node:util";

/** Collates words as the list of the spelling check has them. */
const { compare } = new Intl.Collator("en-AU");

/** Adds a word to those the spelling check accepts, in alphabetical order, unless it is among them however capitalised. */
export function addWord(lines: readonly string[], word: string): readonly string[] {
	if (lines.some((line) => isWord(line) && line.toLowerCase() === word.toLowerCase())) {
		return lines;
	}
	const next = lines.findIndex((line) => isWord(line) && compare(line, word) > 0);
	return lines.toSpliced(next < 0 ? lines.length : next, 0, word);
}

/** Takes back which words were added to a list and which were taken out, and leaves the others. */
export function revertWords(before: string, after: string, current: string): string {
	const [oldLines, newLines] = [splitLines(before), splitLines(after)];
	const kept = splitLines(current).filter(
		(line) => !isWord(line) || oldLines.includes(line) || !newLines.includes(line),
	);
	const lost = oldLines.filter((line) => isWord(line) && !newLines.includes(line));
	return joinLines(lost.reduce(addWord, kept), current);
}

/** Splits a list of words into its lines. */
export function splitLines(text: string): readonly string[] {
	return text.trim() === "" ? [] : text.trimEnd().split(/\r?\n/);
}

/** Joins the lines of a list of words, ended as those of its text so far, which stays where they are the same. */
export function joinLines(lines: readonly string[], current: string): string {
	if (isDeepStrictEqual(lines, splitLines(current))) {
		return current;
	}
	const lineEnding = current.includes("\r\n") ? "\r\n" : "\n";
	return lines.map((line) => line + lineEnding).join("");
}

function isWord(line: string): boolean {
	return line !== "" && !line.startsWith("#");
}
