import { createStore } from "./createStore.ts";

/** The save of an entry, by its key (`formatEntryKey` of entryKey.ts). */
interface Save {
	key: string;
	/** Resolved once it has ended, in whatever way. */
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

/** Waits until an entry is saved that is being saved. */
export async function waitForSaves(key: string): Promise<void> {
	await Promise.all(saves.current.flatMap((save) => (save.key === key ? save.end : [])));
}

/** Tells which entries are being saved, by their keys. */
export function useSavesUnderWay(): readonly string[] {
	return saves.useValue().map(({ key }) => key);
}
