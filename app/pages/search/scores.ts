/** Scores of entries by their indexes. */
export type Scores = Map<number, number>;

/** Keeps the best of several scores for each entry. */
export function keepHighestScores(all: readonly Scores[]): Scores {
	const highest: Scores = new Map();
	for (const [id, score] of all.flatMap((scores) => Array.from(scores))) {
		highest.set(id, Math.max(score, highest.get(id) ?? 0));
	}
	return highest;
}

/** Adds scores up for each entry, which counts less the more of them it lacks. */
export function combineScores(all: readonly Scores[]): Scores {
	const sums: Scores = new Map();
	for (const id of new Set(all.flatMap((scores) => Array.from(scores.keys())))) {
		const scores = all.flatMap((others) => others.get(id) ?? []);
		const total = scores.reduce((sum, score) => sum + score, 0);
		sums.set(id, (total * scores.length) / all.length);
	}
	return sums;
}
