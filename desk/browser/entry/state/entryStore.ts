import { createStore } from "../../state/createStore.ts";
import { type EntryEvent, type EntryState, reduceEntry } from "./entryState.ts";

/** The state of an entry, for what goes on between two renders: an event of the form, or a response of the server. */
export interface EntryStore {
	/** The state after the last event. */
	readonly current: EntryState;
	dispatch(event: EntryEvent): void;
}

/** Creates the store of an entry. */
export function createEntryStore() {
	const store = createStore<EntryState>({ type: "loading" });
	return {
		get current() {
			return store.current;
		},
		dispatch: (event: EntryEvent) => store.update((state) => reduceEntry(state, event)),
		useValue: store.useValue,
	};
}
