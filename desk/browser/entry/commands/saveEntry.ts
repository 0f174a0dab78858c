import type { Entry } from "../../../shared/api/entries.ts";
import type { SubmittedForm } from "../../../shared/api/forms.ts";
import { isSame } from "../../../shared/isSame.ts";
import { describeSaveFailure, isUnreachable, post, RequestError } from "../../request.ts";
import { formatEntryKey } from "../../state/entryKey.ts";
import { trackSave } from "../../state/savesUnderWay.ts";
import { getTab } from "../../state/tab.ts";
import { clearEdit } from "../../state/unsavedEdits.ts";
import { type EntryEvent, isOpen, type OpenForm } from "../state/entryState.ts";
import { rebasePosition, reconcile } from "../state/reconcile.ts";
import type { EntryContext } from "./entryContext.ts";
import { storeFormEdit } from "./storeFormEdit.ts";

/**
 * Saves an open form. The list of all content says so meanwhile. What is typed during the save is kept.
 * @returns the saved file; undefined where the server has refused it.
 */
export async function saveEntry(context: EntryContext): Promise<Entry | undefined> {
	const { current } = context.store;
	return isOpen(current)
		? trackSave(formatEntryKey(current.form.entry), () => saveOpenForm(current.form, context))
		: undefined;
}

async function saveOpenForm(
	form: OpenForm,
	{ store, checker, onPreviewed, onSaved }: EntryContext,
): Promise<Entry | undefined> {
	store.dispatch({ type: "save-began" });
	checker.cancel();
	const { path, kind } = form.entry;
	const { version, data: dataAtSave } = form;
	let file: Entry;
	try {
		file = await sendForm({ path, kind, version, data: dataAtSave }, form);
	} catch (error) {
		store.dispatch(readRefusal(error));
		const { current } = store;
		if (path === "" && isUnreachable(error) && isOpen(current)) {
			// It may be saved all the same. Of an entry that has a path, the list says so.
			checker.schedule({ path, kind, version, data: current.form.data });
		}
		return;
	}
	// 1. The preview and the list are updated, so that both are right once the form says “Saved.”
	onPreviewed(path === "" && file.page ? { page: file.page } : {});
	await onSaved();
	// 2. A check that was started meanwhile is dropped: it is of the version before.
	checker.cancel();
	// 3. What the browser stored is deleted: it is in the file. What was typed meanwhile is stored on top of the file.
	// What another form of the entry has stored since stays.
	const { current } = store;
	const { data, session } = isOpen(current) ? current.form : form;
	clearEdit(formatEntryKey({ path, kind }), [dataAtSave, data]);
	if (!isSame(data, dataAtSave)) {
		const typedSince = rebasePosition(data, dataAtSave, file);
		storeFormEdit(file, typedSince, session);
		checker.schedule({ path: file.path, kind, version: file.version, data: typedSince });
	}
	// 4. The form says “Saved.”
	store.dispatch({ type: "saved", entry: file, dataAtSave });
	return file;
}

/**
 * Sends a form to be saved. A change of the file that needs no decision is merged: somebody has saved the same or only
 * moved the entry among the others, or an earlier save succeeded and its response was lost.
 * @param before the data that the form was filled from, and what was sent of it before
 * @throws RequestError where the server refuses it.
 */
async function sendForm(
	form: SubmittedForm,
	before: Pick<OpenForm, "original" | "sent">,
): Promise<Entry> {
	try {
		return await post("save", { ...form, tab: getTab() });
	} catch (error) {
		const { theirs } = readRefusal(error);
		if (!theirs || "text" in theirs) {
			throw error;
		}
		const { outcome, version, data, original } = reconcile({ ...form, ...before }, theirs);
		switch (outcome) {
			case "same":
				return theirs;
			case "rebased":
				return sendForm({ ...form, version, data }, { ...before, original });
			case "conflict":
				throw error;
		}
	}
}

/** Reads why the server has not saved a form, and the file as somebody else has saved it. */
function readRefusal(error: unknown): Extract<EntryEvent, { type: "refused" }> {
	const { issues, current: theirs } = error instanceof RequestError ? error.details : {};
	return {
		type: "refused",
		message: describeSaveFailure(error),
		...(issues ? { issues } : {}),
		...(theirs ? { theirs } : {}),
	};
}
