import { createStore } from "./createStore.ts";

/** The save of an entry, by its key (`formatEntryKey` of entryKey.ts). */
interface Save {
	key: string;
	/** Resolved once it has succeeded or failed. */
	end: Promise<void>;
}

const saves = createStore<readonly Save[]>([]);

/** Runs the save of an entry, which is under way for as long as it takes. @returns the result */
export async function trackSave<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
	const result = run();
	const ended = () => {};
	const save: Save = { key, end: result.then(ended, ended) };
	saves.update((others) => [...others, save]);
	try {
		return await result;
	} finally {
		saves.update((all) => all.filter((other) => other !== save));
	}
}

/** Waits for the saves of an entry that are under way. */
export async function waitForSaves(key: string): Promise<void> {
	await Promise.all(saves.current.flatMap((save) => (save.key === key ? save.end : [])));
}

/** Returns the keys of the entries that are being saved. */
export function useSavesUnderWay(): readonly string[] {
	return saves.useValue().map(({ key }) => key);
}
