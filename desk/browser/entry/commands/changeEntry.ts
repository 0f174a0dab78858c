import { isSame } from "../../../shared/isSame.ts";
import { dropToolInputs } from "../../form/markdown/toolInputs.ts";
import { formatEntryKey } from "../../state/entryKey.ts";
import { clearEdit } from "../../state/unsavedEdits.ts";
import { type FormChange, isOpen, type OpenForm } from "../state/entryState.ts";
import type { EntryContext } from "./entryContext.ts";
import { storeFormEdit } from "./storeFormEdit.ts";

/**
 * Changes the data of an open form, stores it in the browser, and schedules its check.
 * @param createChange computes the change from the current form, which may not be rendered yet.
 * @param fieldId of the field, if only one has changed.
 */
export function changeEntry(
	{ store, checker }: EntryContext,
	createChange: (form: OpenForm) => FormChange,
	fieldId?: string,
): void {
	const { current } = store;
	if (!isOpen(current)) {
		return;
	}
	const { form } = current;
	const { data, session } = createChange(form);
	const { entry, version, original, sent } = form;
	let isStored = true;
	if (!isSame(data, form.data)) {
		if (isSame(data, original)) {
			clearEdit(formatEntryKey(entry));
		} else {
			const { automaticTimes } = { ...form.session, ...session };
			isStored = storeFormEdit({ ...entry, version, data: original }, data, {
				automaticTimes,
				sent,
			});
		}
		if (!isSame(dropToolInputs(data), dropToolInputs(form.data))) {
			checker.schedule({ path: entry.path, kind: entry.kind, version, data });
		}
	}
	store.dispatch({ type: "typed", data, session, fieldId, isStored });
}
