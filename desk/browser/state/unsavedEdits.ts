import { isRecord } from "../../../content-model/browser.ts";
import type { FieldValues } from "../../shared/api/forms.ts";
import { type EntryReference, parseEntryKey } from "./entryKey.ts";
import { isSame } from "./isSame.ts";
import { getStorage, storeItem } from "./storage.ts";
import { getProject, getTab, readOpenTabs } from "./tab.ts";

/** Unsaved text, with the data that its form was filled from. */
export interface UnsavedEdit {
	/** Key of the entry (`formatEntryKey` of entryKey.ts), or of a file opened as text ({@link formatTextKey}). */
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
export function parseEditKey(key: string): EntryReference {
	return parseEntryKey(parseTextKey(key) ?? key);
}

/** The prefix of stored keys. Edits were once called drafts; another prefix would lose those that browsers hold. */
const prefix = "desk-draft";

function getItemName(key: string, owner = getTab()): string {
	return [prefix, getProject(), owner, key].join("|");
}

/** Stores what is typed in this browser. @returns whether the browser did so. */
export function storeEdit(edit: UnsavedEdit): boolean {
	return storeItem("localStorage", getItemName(edit.key), JSON.stringify(edit));
}

/**
 * Clears what was typed, once it is saved or discarded.
 * @param known what may be cleared: anything else was typed since, and stays. All without it.
 */
export function clearEdit(key: string, known?: readonly FieldValues[]): void {
	const stored = findOwnEdit(key);
	if (!known || !stored || known.some((data) => isSame(data, stored.data))) {
		getStorage("localStorage")?.removeItem(getItemName(key));
	}
}

/** Lists the edits of this tab. */
export function listOwnEdits(): UnsavedEdit[] {
	return readEdits().flatMap(({ owner, edit }) => (owner === getTab() ? edit : []));
}

/** Finds this tab's edit of an entry. */
export function findOwnEdit(key: string): UnsavedEdit | undefined {
	return parseEdit(getStorage("localStorage")?.getItem(getItemName(key)) ?? "");
}

/** Lists the edits of other open tabs: the page shows them too. */
export async function listEditsOfOtherTabs(): Promise<UnsavedEdit[]> {
	const isTabOpen = await readOpenTabs();
	return readEdits().flatMap(({ owner, edit }) =>
		owner !== getTab() && isTabOpen(owner) ? edit : [],
	);
}

/**
 * Takes over the edits of closed tabs, but for those of entries of which this tab has one itself: they wait until that is
 * saved or discarded. To be called while no form is open that could store its own in their place.
 * @param isTabOpen tells whether a tab is open, by its name.
 */
export function adoptEdits(isTabOpen: (name: string) => boolean): void {
	const ownKeys = new Set(listOwnEdits().map(({ key }) => key));
	for (const { owner, edit } of readEdits().toSorted((a, b) => b.edit.time - a.edit.time)) {
		const isOffered = owner !== getTab() && !isTabOpen(owner) && !ownKeys.has(edit.key);
		if (isOffered && storeEdit(edit)) {
			ownKeys.add(edit.key);
			getStorage("localStorage")?.removeItem(getItemName(edit.key, owner));
		}
	}
}

function readEdits(): { owner: string; edit: UnsavedEdit }[] {
	return Object.entries(getStorage("localStorage") ?? {}).flatMap(([name, text]) => {
		const [start, project, owner = ""] = name.split("|");
		const edit = start === prefix && project === getProject() ? parseEdit(String(text)) : undefined;
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
