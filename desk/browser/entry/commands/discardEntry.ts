import { getMessage } from "../../../shared/getMessage.ts";
import { post } from "../../request.ts";
import { formatEntryKey } from "../../state/entryKey.ts";
import { getTab, readOpenTabs } from "../../state/tab.ts";
import { clearEdit } from "../../state/unsavedEdits.ts";
import { isOpen } from "../state/entryState.ts";
import type { EntryContext } from "./entryContext.ts";
import { openEntry } from "./openEntry.ts";

/** Discards the unsaved text of a form, here and in the preview. Then shows what a closed tab has left of the entry, if anything. */
export async function discardEntry(context: EntryContext): Promise<void> {
	const { reference, store, checker, onPreviewed } = context;
	const { current } = store;
	if (current.type === "gone") {
		clearEdit(current.edit.key);
		// The page shows nothing of it.
		await post("discard-form", { ...reference, tab: getTab() }).catch(() => {});
		return;
	}
	if (!isOpen(current)) {
		return;
	}
	const { entry } = current.form;
	checker.cancel();
	clearEdit(formatEntryKey(entry));
	store.dispatch({ type: "discarded" });
	try {
		await post("discard-form", { path: entry.path, kind: entry.kind, tab: getTab() });
		onPreviewed({});
		await openEntry(context, readOpenTabs);
	} catch (error) {
		store.dispatch({ type: "failed", message: getMessage(error) });
	}
}
