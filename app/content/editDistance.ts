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

/**
 * The nearest of some words to another; the first of those that are as near.
 * @param limit how many differences are forgiven.
 */
export function nearest(word: string, words: readonly string[], limit: number): string | undefined {
	let found: string | undefined;
	let forgiven = limit;
	for (const other of words) {
		const distance = editDistance(word.toLowerCase(), other.toLowerCase(), forgiven);
		if (distance <= forgiven) {
			found = other;
			forgiven = distance - 1;
		}
	}
	return found;
}

/** A question that ends a sentence on what may stand somewhere, or nothing. */
export function didYouMean(word: string, words: readonly string[]): string {
	const near = nearest(word, words, Math.ceil(word.length / 4));
	return near === undefined ? "" : `. Did you mean ${near}?`;
}
