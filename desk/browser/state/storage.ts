import { isRecord } from "../../../content-model/browser.ts";

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

/**
 * Parses a record that the browser has stored. Its values are of any kind: another program or another version of the desk
 * may have stored it.
 * @returns an empty one for a text that is none
 */
export function parseRecord(text: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text);
		return isRecord(value) ? value : {};
	} catch {
		return {};
	}
}
