import { getMessage } from "../../../shared/getMessage.ts";
import { get } from "../../request.ts";
import { formatEntryKey } from "../../state/entryKey.ts";
import { clearEdit } from "../../state/unsavedEdits.ts";
import { isOpen } from "../state/entryState.ts";
import { reconcile } from "../state/reconcile.ts";
import type { EntryContext } from "./entryContext.ts";

/** Compares a form with its file as somebody else has saved it. Where both are the same, there is nothing to decide. */
export async function compareEntry({
	reference: { path },
	store,
	checker,
}: EntryContext): Promise<void> {
	try {
		const theirs = await get("entry", { path });
		// What was typed meanwhile is compared too.
		const { current } = store;
		if ("text" in theirs) {
			store.dispatch({ type: "opened", file: theirs });
		} else if (isOpen(current) && reconcile(current.form, theirs).outcome === "same") {
			checker.cancel();
			const { entry, data } = current.form;
			clearEdit(formatEntryKey(entry), [data]);
			store.dispatch({ type: "saved", entry: theirs, dataAtSave: data });
		} else {
			store.dispatch({ type: "compared", theirs });
		}
	} catch (error) {
		store.dispatch({ type: "failed", message: getMessage(error) });
	}
}
