import { useCallback, useRef, useState } from "react";
import type { Overview } from "../shared/api/entries.ts";
import { getMessage } from "../shared/getMessage.ts";
import { askUntilReached, get, isUnreachable } from "./request.ts";
import { createStore } from "./state/createStore.ts";

/**
 * Holds the list of all content.
 * @returns also why it could not be read, a function that reads it, and one that finds the page of an entry in what was
 * read last
 */
export function useOverview() {
	// A store: what has just been created is opened before the list with it is rendered.
	const [store] = useState(() => createStore<Overview | undefined>(undefined));
	const overview = store.useValue();
	const [problem, setProblem] = useState("");
	const askedRef = useRef(0);
	const answeredRef = useRef(0);
	const reloadOverview = useCallback(async () => {
		askedRef.current += 1;
		const order = askedRef.current;
		try {
			const ask = () => get("overview", {});
			// Nothing else would have the first list read again.
			const answer = await (store.current ? ask() : askUntilReached(ask));
			// An answer, or an error, that is overtaken by the answer to a later question is out of date.
			if (order > answeredRef.current) {
				answeredRef.current = order;
				store.update(() => answer);
				setProblem("");
			}
		} catch (error) {
			if (order > answeredRef.current) {
				// Whether the desk runs is told elsewhere, and may change before the list is read again.
				setProblem(isUnreachable(error) ? "" : getMessage(error));
			}
		}
	}, [store]);
	const findPage = useCallback(
		(path: string) => store.current && findEntryPage(store.current, path),
		[store],
	);
	return { overview, problem, reloadOverview, findPage };
}

/** Finds the page that shows an entry, if any. @param path of its file; that of a new entry is empty, and finds none */
function findEntryPage({ groups }: Overview, path: string): string | undefined {
	return groups.flatMap(({ entries }) => entries).find((entry) => entry.path === path)?.page;
}
