type StorageName = "localStorage" | "sessionStorage";

/** Gets a storage of the browser; undefined if it is blocked. */
export function getStorage(name: StorageName): Storage | undefined {
	try {
		return globalThis[name];
	} catch {
		return undefined;
	}
}

/** Stores a text in the browser. @returns whether it did so: its storage may be blocked or full */
export function storeItem(name: StorageName, key: string, text: string): boolean {
	try {
		const storage = getStorage(name);
		storage?.setItem(key, text);
		return storage !== undefined;
	} catch {
		return false;
	}
}
