import { nearest } from "../content/editDistance.ts";

/** Whether each word of a query stands behind something found. @param shown see `isShown`. */
export function isAccountedFor(query: string, shown: string): boolean {
	const shownWords = wordsOf(shown);
	return wordsOf(query).every((word) => isShown(word, shownWords));
}

/**
 * Whether a word of the results begins as a word does, for the greater part of its letters (so
 * “governing” accounts for “governance”).
 * @param shownWords of the titles and marked words of the first results.
 */
function isShown(word: string, shownWords: readonly string[]): boolean {
	const start = word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));
	return shownWords.some((text) => text.startsWith(start));
}

/**
 * The query with each unknown word replaced by the nearest word of the site: one slip is forgiven in
 * words of three to five letters, two in longer ones. A word that no other is near to is left out.
 * @param shown as in `isAccountedFor`: what accounts for a word makes it known.
 * @param vocabulary words of the site in small letters, the commonest first: it wins between equals.
 */
export function corrected(query: string, shown: string, vocabulary: readonly string[]): string {
	const known = new Set(vocabulary);
	const shownWords = wordsOf(shown);
	return wordsOf(query)
		.flatMap((word) =>
			known.has(word) || isShown(word, shownWords) ? word : (correction(word, vocabulary) ?? []),
		)
		.join(" ");
}

/** The words of a text in small letters. */
export function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function correction(word: string, vocabulary: readonly string[]): string | undefined {
	return word.length < 3 || word.length > 40
		? undefined
		: nearest(word, vocabulary, word.length < 6 ? 1 : 2);
}
