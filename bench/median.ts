/**
 * The middle one of some figures, or half way between the middle two.
 * @throws RangeError without a figure.
 */
export function median(figures: readonly number[]): number {
	const sorted = figures.toSorted((one, other) => one - other);
	const upper = sorted[Math.floor(sorted.length / 2)];
	const lower = sorted[Math.ceil(sorted.length / 2) - 1];
	if (upper === undefined || lower === undefined) {
		throw new RangeError("A median needs at least one figure.");
	}
	return (lower + upper) / 2;
}
