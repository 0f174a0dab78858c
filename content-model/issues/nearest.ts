import damerauLevenshtein from "damerau-levenshtein";

/**
 * The nearest of some words to another; the first of those that are as near.
 * @param limit how many differences are forgiven.
 */
export function findNearest(
	word: string,
	words: readonly string[],
	limit: number,
): string | undefined {
	let nearestWord: string | undefined;
	let maxDistance = limit;
	// Most words are too short or too long, which is quicker to see.
	const possible = words.filter(({ length }) => Math.abs(length - word.length) <= limit);
	for (const other of possible) {
		// Letters put in, left out, replaced, or two neighbours swapped: each is one difference.
		const { steps } = damerauLevenshtein(word.toLowerCase(), other.toLowerCase());
		if (steps <= maxDistance) {
			nearestWord = other;
			maxDistance = steps - 1;
		}
	}
	return nearestWord;
}

/** The word that was probably meant: a quarter of its letters may be wrong. */
export function findSuggestion(word: string, words: readonly string[]): string | undefined {
	return findNearest(word, words, Math.ceil(word.length / 4));
}

/** A "Did you mean" suffix, or an empty string. */
export function formatSuggestion(word: string, words: readonly string[]): string {
	const near = findSuggestion(word, words);
	return near === undefined ? "" : `. Did you mean ${near}?`;
}
