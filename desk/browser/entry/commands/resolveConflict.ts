import type { Entry } from "../../../shared/api/entries.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { isOpen } from "../state/entryState.ts";
import type { EntryContext } from "./entryContext.ts";
import { storeFormEdit } from "./storeFormEdit.ts";

/**
 * Puts what was chosen of two versions into the form, on top of theirs: from then on it is what the form holds and the
 * browser stores, so that typing, a refusal or a reload loses no choice.
 */
export function resolveConflict({ store }: EntryContext, theirs: Entry, data: FieldValues): void {
	const { current } = store;
	storeFormEdit(theirs, data, isOpen(current) ? current.form.session : undefined);
	store.dispatch({ type: "resolved", theirs, data });
}
