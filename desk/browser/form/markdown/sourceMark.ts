/** A line that is empty, or holds a picture and nothing else. */
const noWords = /^\s*(?:!\[[^\]]*\]\(.*\)\s*)?$/;

/**
 * Finds where the mark of a source goes: at the caret, or, where that is on a line without words, at the end of the
 * last sentence before it.
 */
export function findMarkPosition(text: string, caret: number): number {
	const lines = text.split("\n");
	const before = text.slice(0, caret).split("\n").length;
	const last = lines.slice(0, before).findLastIndex((line) => !noWords.test(line));
	if (last < 0) {
		return caret;
	}
	const start = lines.slice(0, last).reduce((sum, { length }) => sum + length + 1, 0);
	return Math.min(caret, start + (lines[last] ?? "").trimEnd().length);
}

/** Finds the last words before a position, without the marks of Markdown. */
export function findWordsBefore(text: string, position: number): string {
	return text
		.slice(0, position)
		.replace(/!\[[^\]]*\]\([^)]*\)/g, "")
		.replace(/\[\^[^\]]*\]/g, "")
		.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/[*_`#>|]/g, "")
		.trim()
		.split(/\s+/)
		.slice(-6)
		.join(" ");
}
