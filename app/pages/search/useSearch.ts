import { type RefObject, useEffect, useRef, useState } from "react";
import type { SearchCopy, SearchResults } from "./engine.ts";
import { parseSearchTerms, setSearchTerms } from "./searchUrl.ts";
import { startSearch } from "./startSearch.ts";

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
	/** Searches again after a failure. */
	retry: () => void;
}

/** Pause in typing before a search, in ms. Safari allows 100 URLs in 10 s. */
const debounce = 200;

/** Delay before the waiting message, in ms. */
const slowThreshold = 300;

/**
 * Searches for what is typed into a field. The URL keeps the query, so that a search can be shared, and Back
 * leads to the previous query.
 */
export function useSearch(
	input: RefObject<HTMLInputElement | null>,
	copy: SearchCopy,
): SearchControls {
	const latest = useRef("");
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** Whether the history keeps the latest query: the next then gets an entry of its own. */
	const isLatestKept = useRef(false);
	const [state, setState] = useState<SearchState>();

	const getTypedQuery = () => input.current?.value.trim() ?? "";

	function storeQuery(query: string, isKept: boolean) {
		const url = location.pathname + setSearchTerms(location.search, query) + location.hash;
		// The query of a URL that the history leads to has its entry already.
		if (isLatestKept.current && query !== parseSearchTerms(location.search)) {
			history.pushState(history.state, "", url);
		} else {
			history.replaceState(history.state, "", url);
		}
		isLatestKept.current = isKept;
		latest.current = query;
		if (input.current) {
			// WebKit resets the field of a page that it restores to its value in HTML.
			input.current.defaultValue = query;
		}
	}

	/** Searches. @param isKept whether the query came from Enter or the URL, and not from a pause in typing. */
	async function run(query: string, isKept = false) {
		clearTimeout(timer.current);
		storeQuery(query, isKept);
		if (!query) {
			setState(undefined);
			return;
		}
		// Responses may arrive out of order.
		const showIfLatest = (next: SearchState) => latest.current === query && setState(next);
		const wait = setTimeout(() => showIfLatest("searching"), slowThreshold);
		try {
			const search = await startSearch(copy);
			showIfLatest({ query, results: search(query) });
		} catch {
			showIfLatest("failed");
		}
		clearTimeout(wait);
	}

	/** Searches for the query of a URL that is in the history already. */
	function restore(query: string) {
		if (input.current) {
			input.current.value = query;
		}
		void run(query, true);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: only the initial query counts
	useEffect(() => {
		const query = getTypedQuery() || parseSearchTerms(location.search);
		if (query) {
			restore(query);
		}
		// The skip link changes the URL too, and searches for nothing.
		const syncFromUrl = () => {
			const query = parseSearchTerms(location.search);
			if (query !== latest.current) {
				restore(query);
			}
		};
		addEventListener("popstate", syncFromUrl);
		return () => {
			clearTimeout(timer.current);
			removeEventListener("popstate", syncFromUrl);
		};
	}, []);

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
		retry: () => void run(getTypedQuery()),
	};
}
