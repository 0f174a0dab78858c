import { type RefObject, useEffect, useRef } from "react";
import { parseSearchTerms, setSearchTerms } from "./searchUrl.ts";

interface QueryHistory {
	/** Puts a query into the URL. @param isKept whether Back is to lead to it */
	store: (query: string, isKept: boolean) => void;
	/** Checks whether a query is the latest that was stored. */
	isLatest: (query: string) => boolean;
}

/**
 * Keeps the query of a field in the URL, so that a search can be shared, and Back leads to the previous query.
 * @param restore searches for the query of a URL that is in the history already; the field has it then.
 */
export function useQueryHistory(
	input: RefObject<HTMLInputElement | null>,
	restore: (query: string) => void,
): QueryHistory {
	const latest = useRef("");
	/** Whether the history keeps the latest query: the next then gets an entry of its own. */
	const isLatestKept = useRef(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: only the initial query counts
	useEffect(() => {
		const fillAndRestore = (query: string) => {
			if (input.current) {
				input.current.value = query;
			}
			restore(query);
		};
		const query = input.current?.value.trim() || parseSearchTerms(location.search);
		if (query) {
			fillAndRestore(query);
		}
		// The skip link changes the URL too, and searches for nothing.
		const syncFromUrl = () => {
			const query = parseSearchTerms(location.search);
			if (query !== latest.current) {
				fillAndRestore(query);
			}
		};
		addEventListener("popstate", syncFromUrl);
		return () => removeEventListener("popstate", syncFromUrl);
	}, []);

	return {
		store(query, isKept) {
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
		},
		isLatest: (query) => query === latest.current,
	};
}
