import { copyItem, deleteCopies, readCopies } from "./itemCopies.ts";
import { getStorage, parseRecord, storeItem } from "./storage.ts";

/** Time for which the copy of a mark is kept, in milliseconds: a browser has long written its storage by then. */
const markAge = 24 * 60 * 60 * 1000;

/** Time for which the copies are waited for, in milliseconds: a database that never answers must not keep the desk closed. */
const patience = 10_000;

/**
 * Stores an item in the browser's storage, and a copy where it is on the disk at once: a browser that is killed loses the
 * last minutes of its storage. Of both the newer counts.
 * @param record stored as JSON, with the time at which it is
 * @returns whether the browser's storage has it
 */
export function storeDurably(name: string, record: object): boolean {
	const text = JSON.stringify({ ...record, storedAt: Date.now() });
	// Also where the storage is full: the database may have room.
	void copyItem(name, text);
	return storeItem("localStorage", name, text);
}

/**
 * Clears an item. A mark takes its place until the next start: whichever of the storage and the copy is lost, what was
 * cleared does not come back. A full storage has room for the mark once the item is out of it.
 */
export function clearDurably(name: string): void {
	getStorage("localStorage")?.removeItem(name);
	storeDurably(name, { isCleared: true });
}

/**
 * Recovers what the browser's storage has lost of some items, stored or cleared. Copies that come too late are there at
 * the next start, unless something newer has been stored by then.
 * @param matches checks by its name whether an item is one of them
 * @returns those that do not go into the storage, by their names
 */
export async function recoverItems(
	matches: (name: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
	const { promise: late, resolve } = Promise.withResolvers<ReadonlyMap<string, string>>();
	const timer = setTimeout(() => resolve(new Map()), patience);
	const unstored = await Promise.race([compareCopies(matches), late]);
	clearTimeout(timer);
	return unstored;
}

async function compareCopies(
	matches: (name: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
	const unstored = new Map<string, string>();
	const storage = getStorage("localStorage");
	if (!storage) {
		return unstored;
	}
	const copies = await readCopies();
	await deleteCopies(
		[...copies].flatMap(([name, copy]) =>
			isMark(copy) && !storage.getItem(name) && parseTime(copy) < Date.now() - markAge ? name : [],
		),
	);
	const names = new Set([...Object.keys(storage), ...copies.keys()]);
	for (const name of [...names].filter(matches)) {
		const stored = storage.getItem(name) ?? "";
		const copy = copies.get(name) ?? "";
		const newest = parseTime(copy) > parseTime(stored) ? copy : stored;
		if (newest !== stored && !isMark(newest)) {
			if (!storeItem("localStorage", name, newest)) {
				unstored.set(name, newest);
			}
		} else if (stored !== "" && isMark(newest)) {
			await removeCleared(storage, name, newest, copy);
		}
	}
	return unstored;
}

/**
 * Removes a cleared item from the storage once its copy is the mark: an older one would bring back what was cleared. What
 * has been typed meanwhile stays.
 */
async function removeCleared(
	storage: Storage,
	name: string,
	mark: string,
	copy: string,
): Promise<void> {
	const stored = storage.getItem(name);
	const isMarked = copy === mark || (await copyItem(name, mark));
	if (isMarked && storage.getItem(name) === stored) {
		storage.removeItem(name);
	}
}

function isMark(text: string): boolean {
	return parseRecord(text).isCleared === true;
}

/** Parses when an item was stored or cleared; 0 where there is none. */
function parseTime(text: string): number {
	const { storedAt } = parseRecord(text);
	return typeof storedAt === "number" ? storedAt : 0;
}
