/** The database of the browser that has the copies, and the store in it. */
const databaseName = "desk";
const storeName = "unsaved-edits";

/** Texts that are still to be written, by the names of their items: the last of each. */
const waiting = new Map<string, string>();
let writing: Promise<boolean> | undefined;

/**
 * Copies an item of the browser's storage to the disk. The storage itself may get there minutes later, and not at all
 * where the browser is killed.
 * @returns once that is over, whether it is there: if not, only the storage has it.
 */
export function copyItem(name: string, text: string): Promise<boolean> {
	waiting.set(name, text);
	writing ??= writeWaiting();
	return writing;
}

/** Reads the copies, by the names of their items; none where the browser cannot. */
export async function readCopies(): Promise<ReadonlyMap<string, string>> {
	const copies = new Map<string, string>();
	await runTransaction("readonly", (store) => {
		const request = store.openCursor();
		request.onsuccess = () => {
			const cursor = request.result;
			if (cursor) {
				copies.set(String(cursor.key), String(cursor.value));
				cursor.continue();
			}
		};
	});
	return copies;
}

/** Deletes copies of items that the browser's storage has no more. */
export async function deleteCopies(names: readonly string[]): Promise<void> {
	await runTransaction("readwrite", (store) => {
		for (const name of names) {
			store.delete(name);
		}
	});
}

/**
 * Writes what waits, and what comes meanwhile: somebody types faster than a disk writes.
 * @returns whether all of it is on the disk
 */
async function writeWaiting(): Promise<boolean> {
	let isWritten = true;
	while (waiting.size > 0) {
		const items = [...waiting];
		waiting.clear();
		const isOnDisk = await runTransaction("readwrite", (store) => {
			for (const [name, text] of items) {
				store.put(text, name);
			}
		});
		isWritten &&= isOnDisk;
	}
	writing = undefined;
	return isWritten;
}

/** Runs a transaction of the copies. @returns once it has ended, whether it is on the disk */
async function runTransaction(
	mode: "readonly" | "readwrite",
	run: (store: IDBObjectStore) => void,
): Promise<boolean> {
	try {
		const database = await openDatabase();
		const transaction = database.transaction(storeName, mode, { durability: "strict" });
		const end = new Promise((resolve, reject) => {
			transaction.oncomplete = resolve;
			transaction.onabort = reject;
		});
		run(transaction.objectStore(storeName));
		await end.finally(() => database.close());
		return true;
	} catch {
		// Blocked or full: as without copies.
		return false;
	}
}

function openDatabase(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(databaseName, 1);
		request.onupgradeneeded = () => request.result.createObjectStore(storeName);
		request.onsuccess = () => resolve(request.result);
		request.onerror = reject;
	});
}
