import { createStore } from "./createStore.ts";

/** Keys of the entries that are being saved (`formatEntryId` of entryId.ts). */
const keys = createStore<readonly string[]>([]);

/** Notes that an entry is being saved. @returns a function that notes the end */
export function beginSave(key: string): () => void {
	keys.update((others) => [...others, key]);
	return () => keys.update((all) => all.filter((other) => other !== key));
}

/** Tells which entries are being saved, by their keys. */
export function useSavesUnderWay(): readonly string[] {
	return keys.useValue();
}
