import { get } from "../../request.ts";
import { formatEntryKey } from "../../state/entryKey.ts";
import { clearEdit, findOwnEdit, formatTextKey } from "../../state/unsavedEdits.ts";
import { type EntryState, isDirty, isOpen } from "../state/entryState.ts";
import type { EntryContext } from "./entryContext.ts";
import { openEntry } from "./openEntry.ts";

/** Reads an open file again, and updates its form if somebody has changed the file. Unsaved text stays, and is compared on save. */
export async function findOutsideChange(
	context: EntryContext,
	signal?: AbortSignal,
): Promise<void> {
	const { reference, store } = context;
	const { path } = reference;
	const version = getOpenVersion(store.current);
	if (!path || version === undefined) {
		return;
	}
	const file = await get("entry", { path }, signal).catch(() => undefined);
	const state = store.current;
	// A save of one's own may have come between.
	const isSameFile = getOpenVersion(state) === version;
	// What somebody has changed may have been put back since.
	const isNews = file?.version !== version || (isOpen(state) && state.status?.remedy);
	if (!file || !isSameFile || !isNews) {
		return;
	}
	if (state.type === "unreadable") {
		await openEntry(context);
		return;
	}
	store.dispatch(isDirty(state) ? { type: "outdated", theirs: file } : { type: "reloaded", file });
	const { current } = store;
	if (isOpen(current) && !isDirty(current)) {
		// The file has what was typed, if anything was.
		clearEdit(formatEntryKey(current.form.entry), [current.form.data]);
	}
}

/** Gets the version of the file that is shown; undefined while there is none or it is being saved, and where its text is being typed. */
function getOpenVersion(state: EntryState): string | undefined {
	if (state.type === "unreadable") {
		return findOwnEdit(formatTextKey(state.file.path)) ? undefined : state.file.version;
	}
	return isOpen(state) && state.type !== "saving" ? state.form.version : undefined;
}
