import { interpolate, type PageContent } from "../../../content-model/browser.ts";
import type { SearchState } from "./useSearch.ts";

/** Formats the status message of a search, which screen readers announce. */
export function formatSearchMessage(
	state: SearchState,
	words: Pick<PageContent<"search">, "results" | "error">,
): string | undefined {
	if (state === undefined) {
		return undefined;
	}
	if (state === "searching") {
		return words.results.searching;
	}
	if (state === "failed") {
		return words.error;
	}
	const { resultCountOne, resultCountOther, noResults, corrected, missingWords } = words.results;
	const { query, results } = state;
	if (results.count === 0) {
		return interpolate(noResults, { query });
	}
	const missing = results.missing.map((word) => `‘${word}’`).join(", ");
	const { count, isCorrected } = results;
	return [
		isCorrected && interpolate(corrected, { query }),
		!isCorrected && missing && interpolate(missingWords, { words: missing }),
		interpolate(count === 1 ? resultCountOne : resultCountOther, {
			count,
			query: isCorrected || missing ? results.query : query,
		}),
	]
		.filter(Boolean)
		.join(" ");
}
