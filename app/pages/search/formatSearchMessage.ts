import { interpolate, type PageContent } from "../../../content-model/browser.ts";
import type { SearchState } from "./useSearch.ts";

/** Formats the status message of a search, which screen readers announce. */
export function formatSearchMessage(
	state: SearchState,
	copy: Pick<PageContent<"search">, "results" | "error">,
): string | undefined {
	if (state === undefined) {
		return undefined;
	}
	if (state === "searching") {
		return copy.results.searching;
	}
	if (state === "failed") {
		return copy.error;
	}
	const { resultCountOne, resultCountOther, noResults, corrected, missingWords } = copy.results;
	const { query, results } = state;
	if (results.count === 0) {
		return interpolate(noResults, { query });
	}
	const words = results.missing.map((word) => `‘${word}’`).join(", ");
	const { count, isCorrected } = results;
	return [
		isCorrected && interpolate(corrected, { query }),
		!isCorrected && words && interpolate(missingWords, { words }),
		interpolate(count === 1 ? resultCountOne : resultCountOther, {
			count,
			query: isCorrected || words ? results.query : query,
		}),
	]
		.filter(Boolean)
		.join(" ");
}
