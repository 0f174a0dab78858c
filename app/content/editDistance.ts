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

/** The one of some words that another was probably meant to be; nothing where none is near. */
export function nearestTo(word: string, words: readonly string[]): string | undefined {
	const limit = Math.ceil(word.length / 4);
	const near = words.map((other) => ({
		other,
		distance: editDistance(word.toLowerCase(), other.toLowerCase(), limit),
	}));
	return near.filter(({ distance }) => distance <= limit).sort((a, b) => a.distance - b.distance)[0]
		?.other;
}

/** A question that ends a sentence on what may stand somewhere, or nothing. */
export function didYouMean(word: string, words: readonly string[]): string {
	const near = nearestTo(word, words);
	return near === undefined ? "" : `. Did you mean ${near}?`;
}
