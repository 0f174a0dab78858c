import { diffArrays } from "diff";

/** Describes which lines of a text are removed, added or moved. */
export function describeTextChanges(before: string, after: string): string[] {
	const { removedLines, addedLines } = diffLines(before, after);
	const movedLines = removedLines.filter((line) => addedLines.includes(line));
	return [
		...removedLines
			.filter((line) => !movedLines.includes(line))
			.map((line) => `Text removed: “${line}”`),
		...addedLines
			.filter((line) => !movedLines.includes(line))
			.map((line) => `Text added: “${line}”`),
		...movedLines.map((line) => `Text moved: “${line}”`),
	];
}

/** Finds the lines that one text has and the other has not at this point. Empty lines do not count. */
export function diffLines(
	before: string,
	after: string,
): { removedLines: string[]; addedLines: string[] } {
	const listLines = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
	const parts = diffArrays(listLines(before), listLines(after));
	return {
		removedLines: parts.filter((part) => part.removed).flatMap(({ value }) => value),
		addedLines: parts.filter((part) => part.added).flatMap(({ value }) => value),
	};
}
