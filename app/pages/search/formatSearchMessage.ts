import { interpolate } from "../../../content-model/browser.ts";
import type { Page } from "../../../content-model/index.ts";
import type { SearchState } from "./useSearch.ts";

/** Formats the status message of a search, which screen readers announce. */
export function formatSearchMessage(
	state: SearchState,
	copy: Pick<Page<"search">, "results" | "error">,
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
	const { one, many, none, instead, missing } = copy.results;
	const { query, answer } = state;
	if (answer.count === 0) {
		return interpolate(none, { query });
	}
	const words = answer.missing.map((word) => `‘${word}’`).join(", ");
	const { count, isCorrected } = answer;
	return [
		isCorrected && interpolate(instead, { query }),
		!isCorrected && words && interpolate(missing, { words }),
		interpolate(count === 1 ? one : many, {
			count,
			query: isCorrected || words ? answer.query : query,
		}),
	]
		.filter(Boolean)
		.join(" ");
}
