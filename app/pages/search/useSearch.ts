import { type RefObject, useEffect, useRef, useState } from "react";
import type { SearchResults, SearchWords } from "./engine.ts";
import { MissingEngineError, startSearch } from "./startSearch.ts";
import { useQueryHistory } from "./useQueryHistory.ts";

/** A query with its results. */
interface CompletedSearch {
	query: string;
	results: SearchResults;
}

/** The state of the latest search; undefined while there is no query. */
export type SearchState = CompletedSearch | "searching" | "failed" | undefined;

interface SearchControls {
	state: SearchState;
	/** Searches once typing pauses. */
	schedule: () => void;
	/** Searches for what is typed, and adds it to the history. */
	submit: () => void;
	/** Empties the field. */
	clear: () => void;
	/** Searches again after a failure. Loads the page again, with its query, if the engine is still missing. */
	retry: () => void;
}

/** Pause in typing before a search, in ms. Safari allows 100 URLs in 10 s. */
const debounce = 200;

/** Delay before the waiting message, in ms. */
const slowThreshold = 300;

/** Searches for what is typed into a field, and shows the results of the latest query. */
export function useSearch(
	input: RefObject<HTMLInputElement | null>,
	words: SearchWords,
): SearchControls {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [state, setState] = useState<SearchState>();
	const queries = useQueryHistory(input, (query) => void run(query, true));

	const getTypedQuery = () => input.current?.value.trim() ?? "";

	/** Searches. @param isKept whether the query came from Enter or the URL, and not from a pause in typing. */
	async function run(query: string, isKept = false) {
		clearTimeout(timer.current);
		queries.store(query, isKept);
		if (!query) {
			setState(undefined);
			return;
		}
		// Responses may arrive out of order.
		const showIfLatest = (next: SearchState) => queries.isLatest(query) && setState(next);
		const wait = setTimeout(() => showIfLatest("searching"), slowThreshold);
		try {
			const search = await startSearch(words);
			showIfLatest({ query, results: search(query) });
		} catch {
			showIfLatest("failed");
		}
		clearTimeout(wait);
	}

	useEffect(() => () => clearTimeout(timer.current), []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the query to search again is in the field
	useEffect(() => {
		if (state === "failed") {
			const retry = () => void run(getTypedQuery());
			addEventListener("online", retry);
			return () => removeEventListener("online", retry);
		}
	}, [state]);

	return {
		state,
		schedule() {
			clearTimeout(timer.current);
			timer.current = setTimeout(() => void run(getTypedQuery()), debounce);
		},
		submit: () => void run(getTypedQuery(), true),
		clear() {
			if (input.current) {
				input.current.value = "";
			}
			void run("");
		},
		retry() {
			void run(getTypedQuery());
			startSearch(words).catch((error: unknown) => {
				if (error instanceof MissingEngineError) {
					location.reload();
				}
			});
		},
	};
}
