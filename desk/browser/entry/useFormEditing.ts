import { useState } from "react";
import type { FieldPath, FieldValues } from "../../shared/api/forms.ts";
import type { EntryView } from "../state/panelView.ts";
import { selectVisibleIssues } from "./checking/visibleIssues.ts";
import { followTimes, leaveUpdated } from "./eventTimes/formTimes.ts";
import { useFormSave } from "./saving/useFormSave.ts";
import type { OpenState } from "./state/entryState.ts";
import { changeItems } from "./typing/changeItems.ts";
import type { Editing } from "./useEntry.ts";

/** The fields of an open form, and the ways to change them. */
export type FormEditing = ReturnType<typeof useFormEditing>;

/**
 * Edits an open form.
 * @param state of the entry that is edited.
 */
export function useFormEditing({
	view,
	editing,
	state,
}: {
	view: EntryView;
	editing: Editing;
	state: OpenState;
}) {
	const saving = useFormSave({ view, state, editing });
	const [fieldsNumber, setFieldsNumber] = useState(0);
	return {
		saving,
		issues: selectVisibleIssues(state),
		/** The element of the fields. */
		fieldsRef: saving.fieldsRef,
		/** Another number creates the fields again, without what they hold beside the data, such as half a date. */
		fieldsNumber,
		/** Takes in what a person has typed. @param fieldId of its element, where one field alone has changed */
		type: (typedData: FieldValues, fieldId?: string) =>
			editing.change(followTimes(state, typedData), fieldId),
		/** Takes in what a tool of a field has changed. */
		change: (data: FieldValues) => editing.change({ data }),
		/** Moves items of a list, or puts one back. */
		changeItems: (list: FieldPath, change: (items: unknown[]) => unknown[]) =>
			editing.change({ data: changeItems(state.data, list, change) }),
		/** Puts the day back on which an event was updated. */
		leaveUpdated: () => editing.change(leaveUpdated(state)),
		discard: () => {
			if (saving.hasQuestion) {
				setFieldsNumber(fieldsNumber + 1);
			}
			void editing.discard();
		},
	};
}
