import { isRecord } from "../../../content-model/browser.ts";
import type { FieldValues } from "../../shared/api/forms.ts";
import { isSame } from "../../shared/isSame.ts";
import { createStore } from "./createStore.ts";
import { clearDurably, recoverItems, storeDurably } from "./durableItems.ts";
import { type EntryReference, parseEntryKey } from "./entryKey.ts";
import { getStorage, parseRecord } from "./storage.ts";
import { getProjectName, getTab, useOpenTabs } from "./tab.ts";

/** Unsaved text, with the data that its form was filled from. */
export interface UnsavedEdit {
	/** Key of the entry (`formatEntryKey` of entryKey.ts), or of a file opened as text ({@link formatTextKey}). */
	key: string;
	title: string;
	version: string;
	original: FieldValues;
	data: FieldValues;
	/** What was sent to be saved and may be in the file, the last at the end: what was typed since is on top of it. */
	sent?: readonly FieldValues[] | undefined;
	/** When it was typed. */
	time: number;
	/** The fields of an event's form that have been set automatically, in this edit. */
	automaticTimes?: AutomaticTimes | undefined;
}

/** Fields of an event's form that have been set automatically. */
export interface AutomaticTimes {
	/** The end that has moved with the start. */
	end?: string;
	/** The day that Updated was set to. */
	updated?: string;
	/** Whether the person has taken that back. */
	isDeclined?: true;
}

const textPrefix = "text:";

/** Formats the key of what is typed in a file as text. */
export function formatTextKey(path: string): string {
	return textPrefix + path;
}

/** Parses the key of a file that is typed as text; undefined for the key of a form. */
export function parseTextKey(key: string): string | undefined {
	return key.startsWith(textPrefix) ? key.slice(textPrefix.length) : undefined;
}

/** Parses the key of what is typed, in a form or as text, into the entry that it is of. */
export function parseEditKey(key: string): EntryReference {
	return parseEntryKey(parseTextKey(key) ?? key);
}

/** The prefix of stored keys. */
const prefix = "desk-edit";

function getItemName(key: string, owner = getTab()): string {
	return [prefix, getProjectName(), owner, key].join("|");
}

/** An edit, and the tab that has stored it. */
interface StoredEdit {
	owner: string;
	edit: UnsavedEdit;
	/** Whether only this page holds it, as the browser could not store it. */
	isInMemory?: boolean;
}

/**
 * What the browser has stored of this project, by the names of its items: this tab's edits and those of others. Also what
 * it could not store of this tab.
 */
const storedEdits = createStore<ReadonlyMap<string, StoredEdit>>(new Map());

/** Reads all that the browser has stored: once this tab has its name, and after a change that names no item. */
export function loadEdits(): void {
	const items = Object.entries(getStorage("localStorage") ?? {});
	const inBrowser = items.flatMap(([name, text]): [string, StoredEdit][] => {
		const stored = parseItem(name, String(text));
		return stored ? [[name, stored]] : [];
	});
	storedEdits.update((all) => {
		const inMemory = [...all].filter(
			([, { owner, isInMemory }]) => isInMemory && owner === getTab(),
		);
		return new Map([...inBrowser, ...inMemory]);
	});
}

/**
 * Subscribes to what other tabs store and clear.
 * @param onCleared called with this tab's edit of an entry once another tab has cleared its own: the page shows this one again
 * @returns a function that ends this
 */
export function subscribeToOtherTabs(onCleared: (edit: UnsavedEdit) => void): () => void {
	const handle = ({ key: name, newValue }: StorageEvent) => {
		if (name === null) {
			loadEdits();
			return;
		}
		const before = storedEdits.current.get(name)?.edit;
		const stored = parseItem(name, newValue ?? "");
		replaceItem(name, stored);
		const own = before && !stored && findOwnEdit(before.key);
		if (own) {
			onCleared(own);
		}
	};
	window.addEventListener("storage", handle);
	return () => window.removeEventListener("storage", handle);
}

/** Whether this page alone holds something typed, as the browser could not store it. */
export function hasEditsInMemory(): boolean {
	return [...storedEdits.current.values()].some(({ isInMemory }) => isInMemory);
}

/** Writes an edit of this tab into the browser's storage. @returns whether the browser did so. */
function writeEdit(edit: UnsavedEdit): boolean {
	return storeDurably(getItemName(edit.key), edit);
}

/** Stores what is typed in this browser, or keeps it in memory where the browser cannot. @returns whether the browser did so. */
export function storeEdit(edit: UnsavedEdit): boolean {
	const name = getItemName(edit.key);
	const isStored = writeEdit(edit);
	replaceItem(name, { owner: getTab(), edit, isInMemory: !isStored });
	return isStored;
}

/**
 * Clears what was typed, once it is saved or discarded.
 * @param known what may be cleared: anything else was typed since, and stays. All without it.
 */
export function clearEdit(key: string, known?: readonly FieldValues[]): void {
	const stored = findOwnEdit(key);
	if (!known || !stored || known.some((data) => isSame(data, stored.data))) {
		removeItem(getItemName(key));
	}
}

/** Lists the edits of this tab. */
export function listOwnEdits(): UnsavedEdit[] {
	return selectOwnEdits(storedEdits.current);
}

/** Finds this tab's edit of an entry. */
export function findOwnEdit(key: string): UnsavedEdit | undefined {
	return storedEdits.current.get(getItemName(key))?.edit;
}

/** Takes the edits of this tab into a component. */
export function useOwnEdits(): readonly UnsavedEdit[] {
	return selectOwnEdits(storedEdits.useValue());
}

/** Takes this tab's edit of an entry into a component. */
export function useOwnEdit(key: string): UnsavedEdit | undefined {
	return storedEdits.useValue().get(getItemName(key))?.edit;
}

/** Takes the edits of other open tabs into a component: the page shows them too, unless they are typed as text. */
export function useEditsOfOtherTabs(): readonly UnsavedEdit[] {
	const openTabs = useOpenTabs();
	return [...storedEdits.useValue().values()].flatMap(({ owner, edit }) =>
		owner !== getTab() && openTabs.has(owner) && parseTextKey(edit.key) === undefined ? edit : [],
	);
}

/**
 * Recovers what the browser has lost of the edits of this tab and of closed ones because it was killed. To be called before
 * those are adopted.
 * @param openTabs the names of the tabs that are open: what they store is newer than any copy
 */
export async function recoverEdits(openTabs: ReadonlySet<string>): Promise<void> {
	const unstored = await recoverItems((name) => {
		const owner = parseOwner(name);
		return owner !== undefined && (owner === getTab() || !openTabs.has(owner));
	});
	for (const [name, text] of unstored) {
		const stored = parseItem(name, text);
		if (stored?.owner === getTab()) {
			replaceItem(name, { ...stored, isInMemory: true });
		}
	}
}

/**
 * Takes over the edits of closed tabs, but for those of entries of which this tab has one itself: they wait until that is
 * saved or discarded. To be called directly after reading which tabs are open.
 * @param openTabs the names of the tabs that are open
 */
export function adoptEdits(openTabs: ReadonlySet<string>): void {
	// Another tab may just have taken one over.
	loadEdits();
	const ownKeys = new Set(listOwnEdits().map(({ key }) => key));
	const others = [...storedEdits.current.values()].filter(
		({ owner }) => owner !== getTab() && !openTabs.has(owner),
	);
	for (const { owner, edit } of others.toSorted((a, b) => b.edit.time - a.edit.time)) {
		const isTaken = !ownKeys.has(edit.key) && writeEdit(edit);
		if (isTaken) {
			replaceItem(getItemName(edit.key), { owner: getTab(), edit });
			ownKeys.add(edit.key);
			removeItem(getItemName(edit.key, owner));
		}
	}
}

function selectOwnEdits(stored: ReadonlyMap<string, StoredEdit>): UnsavedEdit[] {
	return [...stored.values()].flatMap(({ owner, edit }) => (owner === getTab() ? edit : []));
}

function removeItem(name: string): void {
	clearDurably(name);
	replaceItem(name, undefined);
}

/** Takes an item as it is stored by now; none once it is removed. */
function replaceItem(name: string, stored: StoredEdit | undefined): void {
	storedEdits.update((all) => {
		if (!stored && !all.has(name)) {
			// Something else of the browser's storage, such as ticks of a review: no form is rendered again for it.
			return all;
		}
		const next = new Map(all);
		if (stored) {
			next.set(name, stored);
		} else {
			next.delete(name);
		}
		return next;
	});
}

/** Parses an item of the browser's storage; undefined if it is none of an edit of this project. */
function parseItem(name: string, text: string): StoredEdit | undefined {
	const owner = parseOwner(name);
	const edit = parseEdit(text);
	return owner !== undefined && edit ? { owner, edit } : undefined;
}

/** Parses the tab that has stored an item of the browser's storage; undefined if it is none of this project. */
function parseOwner(name: string): string | undefined {
	const [start, project, owner = ""] = name.split("|");
	return start === prefix && project === getProjectName() ? owner : undefined;
}

/** Parses a stored edit; undefined for what another program or another version of the desk has stored. */
function parseEdit(text: string): UnsavedEdit | undefined {
	const stored = parseRecord(text);
	return isUnsavedEdit(stored) ? stored : undefined;
}

function isUnsavedEdit(value: unknown): value is UnsavedEdit & Record<string, unknown> {
	return (
		isRecord(value) &&
		["key", "title", "version"].every((name) => typeof value[name] === "string") &&
		isRecord(value.original) &&
		isRecord(value.data) &&
		typeof value.time === "number" &&
		(value.sent === undefined || (Array.isArray(value.sent) && value.sent.every(isRecord))) &&
		(value.automaticTimes === undefined || isRecord(value.automaticTimes))
	);
}
