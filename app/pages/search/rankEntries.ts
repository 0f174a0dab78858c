import type { QueryTerm } from "./parseQuery.ts";
import { combineScores, keepHighestScores } from "./scores.ts";
import type { WordIndex } from "./wordIndex.ts";

/**
 * Ranks the indexes of the entries that have any term of a query, the best first.
 * @param getWeight weight of an entry
 */
export function rankEntries(
	terms: readonly QueryTerm[],
	{ scoreWord }: Pick<WordIndex, "scoreWord">,
	getWeight: (id: number) => number,
): number[] {
	const scores = combineScores(
		terms.map(({ alternatives }) =>
			keepHighestScores(alternatives.map((words) => combineScores(words.map(scoreWord)))),
		),
	);
	const getScore = (id: number) => (scores.get(id) ?? 0) * getWeight(id);
	return Array.from(scores.keys()).sort((a, b) => getScore(b) - getScore(a));
}
