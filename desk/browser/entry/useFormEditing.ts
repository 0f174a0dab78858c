import { useState } from "react";
import { getValue } from "../../../content-model/browser.ts";
import type { FieldPath, FieldValues } from "../../shared/api/forms.ts";
import { moveItem } from "../components/moveItem.ts";
import type { EntryView } from "../state/panelView.ts";
import { useVisibleIssues } from "./checking/useVisibleIssues.ts";
import { useEventTimes } from "./eventTimes/useEventTimes.ts";
import { useFormSave } from "./saving/useFormSave.ts";
import type { OpenState } from "./state/entryState.ts";
import { replaceValue } from "./state/formData.ts";
import { useItemRemoval } from "./typing/useItemRemoval.ts";
import type { Editing } from "./useEntry.ts";

/** The fields of an open form, and the ways to change them. */
export type FormEditing = ReturnType<typeof useFormEditing>;

/**
 * Edits an open form. Each way to change or leave it also ends what no longer holds: a save that waits, the issues to
 * show, the item that could be put back.
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
	const { data } = state;
	const change = (changedData: FieldValues) => {
		saving.stopWaiting();
		editing.change(changedData);
	};
	const issues = useVisibleIssues(state);
	const times = useEventTimes(state, change);
	const { forgetRemovedItem, ...itemRemoval } = useItemRemoval(state, change);
	const saving = useFormSave({ view, state, issues, saveEntry: editing.save });
	const [fieldsNumber, setFieldsNumber] = useState(0);
	return {
		saving,
		times,
		issues: issues.visible,
		/** The element of the fields. */
		fieldsRef: issues.fieldsRef,
		/** Another number creates the fields again, without what they hold beside the data, such as half a date. */
		fieldsNumber,
		itemRemoval,
		/** Takes in what a person has typed. @param fieldId of its element, where one field alone has changed */
		type: (typedData: FieldValues, fieldId?: string) => {
			if (fieldId) {
				issues.touch(fieldId);
			}
			change(times.follow(typedData));
		},
		/** Takes in what a tool of a field has changed. */
		change,
		/** Moves an item of a list. */
		move: (list: FieldPath, from: number, to: number) => {
			const items = getValue(data, list);
			forgetRemovedItem();
			change(Array.isArray(items) ? replaceValue(data, list, moveItem(items, from, to)) : data);
		},
		discard: () => {
			saving.stopWaiting();
			issues.reset();
			forgetRemovedItem();
			if (saving.hasQuestion) {
				setFieldsNumber(fieldsNumber + 1);
			}
			void editing.discard();
		},
	};
}
