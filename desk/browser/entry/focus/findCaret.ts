import type { ClickedWords } from "../../../pageScript/clickedWords.ts";

/**
 * Finds where in a text the page was clicked, by the words around it: the page shows neither Markdown nor placeholders.
 * @returns the end of the text where that cannot be told.
 */
export function findCaret(text: string, { before, after }: ClickedWords): number {
	const plainText = unifySpaces(text);
	const attempts = [20, 8].flatMap((count): [string, string][] => {
		const start = unifySpaces(before).slice(-count);
		const end = unifySpaces(after).slice(0, count);
		return [
			[start, end],
			[start, ""],
			["", end],
		];
	});
	const match = attempts.find(([start, end]) => isOnce(plainText, start + end));
	return match ? plainText.indexOf(match.join("")) + match[0].length : text.length;
}

/** Makes every space an ordinary one, without moving any letter. */
function unifySpaces(text: string): string {
	return text.replace(/\s/g, " ");
}

function isOnce(text: string, words: string): boolean {
	return words !== "" && text.split(words).length === 2;
}
