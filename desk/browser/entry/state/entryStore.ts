import { useState } from "react";
import { createStore } from "../../state/createStore.ts";
import { type EntryEvent, type EntryState, reduceEntry } from "./entryState.ts";

/** The state of an entry, for what goes on between two renders: an event of the form, or a response of the server. */
export interface EntryStore {
	/** The state after the last event. */
	readonly current: EntryState;
	dispatch(event: EntryEvent): void;
}

/** Creates the store of an entry. */
function createEntryStore() {
	const store = createStore<EntryState>({ name: "loading" });
	return {
		get current() {
			return store.current;
		},
		dispatch: (event: EntryEvent) => store.update((state) => reduceEntry(state, event)),
		useValue: store.useValue,
	};
}

/** Keeps the state of an entry as long as its panel is open. */
export function useEntryStore(): { state: EntryState; store: EntryStore } {
	const [store] = useState(createEntryStore);
	return { state: store.useValue(), store };
}
