import damerauLevenshtein from "damerau-levenshtein";

/**
 * Finds the nearest of some words to another; the first of several equally near.
 * @param limit the most differences allowed.
 */
export function findNearest(
	word: string,
	words: readonly string[],
	limit: number,
): string | undefined {
	let nearestWord: string | undefined;
	let maxDistance = limit;
	// The length alone rules out most words, and is quicker to compare.
	const candidates = words.filter(({ length }) => Math.abs(length - word.length) <= limit);
	for (const other of candidates) {
		// A letter inserted, deleted or replaced, or two neighbours swapped, is one difference.
		const { steps } = damerauLevenshtein(word.toLowerCase(), other.toLowerCase());
		if (steps <= maxDistance) {
			nearestWord = other;
			maxDistance = steps - 1;
		}
	}
	return nearestWord;
}

/** Finds the word that was probably meant: a quarter of its letters may be wrong. */
export function findSuggestion(word: string, words: readonly string[]): string | undefined {
	return findNearest(word, words, Math.ceil(word.length / 4));
}

/** Formats a "Did you mean" suffix, or an empty string. */
export function formatSuggestion(word: string, words: readonly string[]): string {
	const suggestion = findSuggestion(word, words);
	return suggestion === undefined ? "" : `. Did you mean ${suggestion}?`;
}
