import { isRecord } from "../../../content-model/browser.ts";
import type { FieldValues } from "../../shared/api/forms.ts";
import { type EntryId, parseEntryId } from "./entryId.ts";
import { getStorage, storeItem } from "./storage.ts";

/** Unsaved text, with the data that its form was filled from. */
export interface UnsavedEdit {
	/** Key of the entry (`formatEntryId` of entryId.ts), or of a file opened as text ({@link formatTextKey}). */
	key: string;
	title: string;
	version: string;
	base: FieldValues;
	data: FieldValues;
	/** When it was typed. */
	time: number;
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
export function parseEditId(key: string): EntryId {
	return parseEntryId(parseTextKey(key) ?? key);
}

/** The prefix of stored keys. Edits were once called drafts; another prefix would lose those that browsers hold. */
const prefix = "desk-draft";
let project = "";
let tab = "";

/**
 * Gives this tab its own edits. Each open tab holds a lock: the edits of a tab that was closed or has
 * crashed are offered again, those of another open tab are not.
 * @param name of the project's folder: another checkout at the same address has edits of its own.
 */
export async function claimTab(name: string): Promise<void> {
	project = name;
	tab = getStorage("sessionStorage")?.getItem("desk-tab") ?? crypto.randomUUID();
	const hasLock = await holdLock(tab);
	if (!hasLock) {
		// A duplicated tab has the same session storage.
		tab = crypto.randomUUID();
		await holdLock(tab);
	}
	storeItem("sessionStorage", "desk-tab", tab);
}

/** Gets the name of the project's folder. */
export function getProject(): string {
	return project;
}

function formatLockName(owner: string): string {
	return `desk-tab-${owner}`;
}

function holdLock(name: string): Promise<boolean> {
	return new Promise((resolve) => {
		const untilClosed = new Promise<void>(() => {});
		navigator.locks
			.request(formatLockName(name), { signal: AbortSignal.timeout(500) }, () => {
				resolve(true);
				return untilClosed;
			})
			.catch(() => resolve(false));
	});
}

function getItemName(key: string, owner = tab): string {
	return [prefix, project, owner, key].join("|");
}

/** Stores what is typed in this browser. @returns whether the browser did so. */
export function storeEdit(edit: UnsavedEdit): boolean {
	return storeItem("localStorage", getItemName(edit.key), JSON.stringify(edit));
}

/** Clears what was typed, once it is saved or discarded. */
export function clearEdit(key: string): void {
	getStorage("localStorage")?.removeItem(getItemName(key));
}

/** Lists the edits of this tab. */
export function listOwnEdits(): UnsavedEdit[] {
	return readEdits().flatMap(({ owner, edit }) => (owner === tab ? edit : []));
}

/** This tab's edit of an entry. */
export function findOwnEdit(key: string): UnsavedEdit | undefined {
	return listOwnEdits().find((edit) => edit.key === key);
}

/** Lists the edits of other open tabs: the page shows them too. */
export async function listEditsOfOtherTabs(): Promise<UnsavedEdit[]> {
	const isTabOpen = await readOpenTabs();
	return readEdits().flatMap(({ owner, edit }) => (owner !== tab && isTabOpen(owner) ? edit : []));
}

/** Reads which tabs are open. @returns a function that tells it of one */
async function readOpenTabs(): Promise<(owner: string) => boolean> {
	const { held = [] } = await navigator.locks.query();
	const names = new Set(held.map(({ name }) => name));
	return (owner) => names.has(formatLockName(owner));
}

/** Takes over the edits of closed tabs. */
export async function adoptEdits(): Promise<void> {
	const isTabOpen = await readOpenTabs();
	const ownKeys = new Set(listOwnEdits().map(({ key }) => key));
	for (const { owner, edit } of readEdits().toSorted((a, b) => b.edit.time - a.edit.time)) {
		const isOffered = owner !== tab && !isTabOpen(owner) && !ownKeys.has(edit.key);
		if (isOffered && storeEdit(edit)) {
			ownKeys.add(edit.key);
			getStorage("localStorage")?.removeItem(getItemName(edit.key, owner));
		}
	}
}

function readEdits(): { owner: string; edit: UnsavedEdit }[] {
	return Object.entries(getStorage("localStorage") ?? {}).flatMap(([name, text]) => {
		const [start, itemProject, owner = ""] = name.split("|");
		const edit = start === prefix && itemProject === project ? parseEdit(String(text)) : undefined;
		return edit ? [{ owner, edit }] : [];
	});
}

/** Parses a stored edit; undefined for what another program or another version of the desk has stored. */
function parseEdit(text: string): UnsavedEdit | undefined {
	try {
		const value: unknown = JSON.parse(text);
		return isUnsavedEdit(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

function isUnsavedEdit(value: unknown): value is UnsavedEdit & Record<string, unknown> {
	return (
		isRecord(value) &&
		["key", "title", "version"].every((name) => typeof value[name] === "string") &&
		isRecord(value.base) &&
		isRecord(value.data) &&
		typeof value.time === "number"
	);
}
