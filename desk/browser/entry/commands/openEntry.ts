import type { Entry, FileText } from "../../../shared/api/entries.ts";
import { getMessage } from "../../../shared/getMessage.ts";
import { get, RequestError } from "../../request.ts";
import { type EntryReference, formatEntryKey } from "../../state/entryKey.ts";
import { waitForSaves } from "../../state/savesUnderWay.ts";
import {
	adoptEdits,
	clearEdit,
	findOwnEdit,
	formatTextKey,
	storeEdit,
	type UnsavedEdit,
} from "../../state/unsavedEdits.ts";
import { type EntryState, isDirty, isOpen } from "../state/entryState.ts";
import { reconcile } from "../state/reconcile.ts";
import type { EntryContext } from "./entryContext.ts";

/**
 * Opens an entry, with what the browser has stored of its form.
 * @param readOpenTabs reads the names of the open tabs. Given after a discard, to show what a closed tab has left of the
 * entry
 */
export async function openEntry(
	context: EntryContext,
	readOpenTabs?: () => Promise<ReadonlySet<string>>,
): Promise<void> {
	const { reference, store } = context;
	const key = formatEntryKey(reference);
	try {
		// Its form was left while it is saved: what is stored of it is in the file then, and no longer in the browser.
		await waitForSaves(key);
		const file = await readEntryFile(reference);
		// Last of all: another tab may be opened meanwhile.
		const openTabs = await readOpenTabs?.();
		store.dispatch({ type: "opened", file });
		const own = findOwnEdit(key);
		if (!own && openTabs) {
			adoptEdits(openTabs);
		}
		const stored = findOwnEdit(key);
		if (stored && !("text" in file)) {
			restoreEdit(context, { stored, file, isOfClosedTab: own === undefined });
		}
	} catch (error) {
		const isGone = error instanceof RequestError && error.status === 404;
		const edit = isGone && !isOpen(store.current) ? findEdit(reference) : undefined;
		const formSchema =
			edit && (await get("form-schema", { path: reference.path }).catch(() => undefined));
		store.dispatch(
			edit && formSchema
				? { type: "gone", edit, formSchema }
				: { type: "failed", message: getMessage(error) },
		);
	}
}

/** Shows what the browser has stored of a form, unless the file holds it by now. */
function restoreEdit(
	{ reference, store, checker }: EntryContext,
	{ stored, file, isOfClosedTab }: { stored: UnsavedEdit; file: Entry; isOfClosedTab: boolean },
): void {
	const typed = takeLastTyped(store.current, stored);
	const { outcome, ...reconciled } = reconcile(typed, file);
	// A save may have ended after the page that asked for it.
	if (reference.path !== "" && outcome === "same") {
		clearEdit(stored.key);
		// What a closed tab has left says nothing of what was done here.
		if (!isOfClosedTab) {
			store.dispatch({ type: "saved", entry: file, dataAtSave: typed.data });
		}
		return;
	}
	const edit = { ...typed, ...reconciled };
	// A browser that could not store it may have room by now.
	const isStored = storeEdit(edit);
	const isOutdated = outcome === "conflict";
	store.dispatch({ type: "edit-restored", edit, isOutdated, isStored, isOfClosedTab });
	checker.schedule({
		path: reference.path,
		kind: file.kind,
		version: edit.version,
		data: edit.data,
	});
}

/** Takes what was typed last: a form that was open holds it, even where the browser could not store it. */
function takeLastTyped(state: EntryState, stored: UnsavedEdit): UnsavedEdit {
	if (!isOpen(state) || !isDirty(state)) {
		return stored;
	}
	const { version, original, data, sent, session } = state.form;
	return { ...stored, version, original, data, sent, automaticTimes: session.automaticTimes };
}

/** Finds what is typed in an entry, in its form or as text. */
function findEdit(reference: EntryReference): UnsavedEdit | undefined {
	return findOwnEdit(formatEntryKey(reference)) ?? findOwnEdit(formatTextKey(reference.path));
}

/** Reads a file for its form; as text if no form can show it, or if it has unsaved text of its own. */
async function readEntryFile({ path, kind }: EntryReference): Promise<Entry | FileText> {
	if (path === "") {
		return get("new-entry", { kind });
	}
	const textKey = formatTextKey(path);
	const typed = findOwnEdit(textKey);
	if (typed) {
		const file = await get("text", { path });
		if (file.text !== typed.data.text) {
			return file;
		}
		clearEdit(textKey);
	}
	return get("entry", { path });
}
