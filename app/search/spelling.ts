/**
 * In how many places two words differ: letters put in, left out, replaced, or two neighbours swapped,
 * each counted once (optimal string alignment; a swap is the commonest slip in typing).
 * @param limit stop counting beyond this; the answer is then `limit + 1`.
 */
export function editDistance(one: string, other: string, limit: number): number {
	if (Math.abs(one.length - other.length) > limit) {
		return limit + 1;
	}
	let beforeLast: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, column) => column);
	for (let row = 1; row <= one.length; row++) {
		const current = [row];
		for (let column = 1; column <= other.length; column++) {
			const same = one[row - 1] === other[column - 1];
			const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
			current[column] = Math.min(
				(last[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (same ? 0 : 1),
				swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		if (Math.min(...current) > limit) {
			return limit + 1;
		}
		beforeLast = last;
		last = current;
	}
	return Math.min(last[other.length] ?? 0, limit + 1);
}

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
			known.has(word) || isShown(word, shownWords) ? word : (nearest(word, vocabulary) ?? []),
		)
		.join(" ");
}

/** The words of a text in small letters. */
export function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
	if (word.length < 3 || word.length > 40) {
		return;
	}
	let limit = word.length < 6 ? 1 : 2;
	let found: string | undefined;
	for (const candidate of vocabulary) {
		const distance = editDistance(word, candidate, limit);
		if (distance <= limit) {
			found = candidate;
			// Only a nearer word may replace it: of those as near, the first is the commonest.
			limit = distance - 1;
		}
	}
	return found;
}
