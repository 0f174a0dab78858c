import { useCallback, useState } from "react";
import type { Overview } from "../shared/api/entries.ts";
import { getMessage } from "../shared/getMessage.ts";
import { get, isUnreachable } from "./request.ts";
import { createStore } from "./state/createStore.ts";
import { findEntryPage } from "./state/findEntryPage.ts";

/**
 * Holds the list of everything.
 * @returns also why it could not be read, a function that reads it, and one that finds the page of an entry in what was
 * read last
 */
export function useOverview() {
	// A store: what has just been created is opened before the list with it is rendered.
	const [store] = useState(() => createStore<Overview | undefined>(undefined));
	const overview = store.useValue();
	const [problem, setProblem] = useState("");
	const reload = useCallback(async () => {
		try {
			const next = await get("overview", {});
			store.update(() => next);
			setProblem("");
		} catch (error) {
			// Whether the desk runs is told elsewhere, and may change before the list is read again.
			setProblem(isUnreachable(error) ? "" : getMessage(error));
		}
	}, [store]);
	const findPage = useCallback(
		(path: string) => store.current && findEntryPage(store.current, path),
		[store],
	);
	return { overview, problem, reload, findPage };
}
