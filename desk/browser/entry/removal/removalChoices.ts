import { getStorage, parseRecord, storeItem } from "../../state/storage.ts";

/** What is chosen for a removal. */
export interface RemovalChoices {
	/** The page that takes the place of its own; empty until one is chosen. */
	redirect: string;
	/** The new author of a person's articles; empty until one is chosen. */
	successor: string;
}

/** An entry as it was when its removal was begun. */
interface EntryVersion {
	path: string;
	version: string;
}

const noChoices: RemovalChoices = { redirect: "", successor: "" };

/** Gets the key of the choices in the tab's storage. Choices for another version of the entry are not offered. */
function getStorageKey({ path, version }: EntryVersion): string {
	return `desk-removal|${path}|${version}`;
}

/** Reads what was chosen for the removal of this version of an entry. */
export function readRemovalChoices(entry: EntryVersion): RemovalChoices {
	const text = getStorage("sessionStorage")?.getItem(getStorageKey(entry)) ?? "{}";
	const { redirect, successor } = parseRecord(text);
	return typeof redirect === "string" && typeof successor === "string"
		? { redirect, successor }
		: noChoices;
}

/** Stores what is chosen: the form closes when the page is reloaded, and when another entry is opened from it. */
export function storeRemovalChoices(entry: EntryVersion, choices: RemovalChoices): void {
	storeItem("sessionStorage", getStorageKey(entry), JSON.stringify(choices));
}

/** Clears what was chosen, once the entry is removed or kept. */
export function clearRemovalChoices(entry: EntryVersion): void {
	getStorage("sessionStorage")?.removeItem(getStorageKey(entry));
}
