import { useEffect, useEffectEvent, useState } from "react";
import type { Entry, Overview } from "../../../shared/api/entries.ts";
import type { FieldPath, FieldValues } from "../../../shared/api/forms.ts";
import { useDeskCommands } from "../../deskCommands.ts";
import type { EntryReference } from "../../state/entryKey.ts";
import type { EntryView } from "../../state/panelView.ts";
import { changeEntry } from "../commands/changeEntry.ts";
import { changeItems } from "../commands/changeItems.ts";
import { compareEntry } from "../commands/compareEntry.ts";
import { discardEntry } from "../commands/discardEntry.ts";
import type { EntryContext } from "../commands/entryContext.ts";
import { openEntry } from "../commands/openEntry.ts";
import { resolveConflict } from "../commands/resolveConflict.ts";
import { isOpen } from "../state/entryState.ts";
import { useEntryStore } from "../state/entryStore.ts";
import { followTimes, leaveUpdated } from "../state/formTimes.ts";
import { useFormCheck } from "./useFormCheck.ts";
import { useFormSave } from "./useFormSave.ts";
import { useNewEntryPreview } from "./useNewEntryPreview.ts";
import { useOutsideChanges } from "./useOutsideChanges.ts";

/** An entry in the panel: its state, and all that can be done with it. */
export type EntryEditor = ReturnType<typeof useEntryEditor>;

/**
 * Opens the entry of a view, keeps what is typed in it, and shows that in the preview.
 * @param overview another one after each change of the content.
 */
export function useEntryEditor(view: EntryView, overview: Overview) {
	const { path, kind = "" } = view;
	const { reloadOverview } = useDeskCommands();
	const { state, store } = useEntryStore();
	const { previewedFile, followPreviewed } = useNewEntryPreview(
		isOpen(state) ? state.form.entry : undefined,
		overview,
	);
	// A check may find that somebody has changed the file, and what then opens it anew checks what was typed.
	const lookForOutsideChange = useOutsideChanges(path, overview, store, () => openEntry(context));
	const check = useFormCheck((result, issues, { path: checkedPath, version }) => {
		store.dispatch({ type: "checked", issues });
		if (result && result.version !== version) {
			if (checkedPath === "") {
				// It was saved, and the answer was lost: the server answers anew, and writes nothing again.
				void save();
			} else {
				lookForOutsideChange(checkedPath);
			}
		}
		if (result?.isShown) {
			followPreviewed(checkedPath ? {} : result);
		}
	});
	const context: EntryContext = {
		reference: { path, kind },
		store,
		check,
		onPreviewed: followPreviewed,
		onSaved: reloadOverview,
	};
	const openUnlessOpen = useEffectEvent((reference: EntryReference) => {
		const { current } = store;
		// A new entry gets its path when it is saved: its form is open already.
		if (reference.path === "" || !isOpen(current) || current.form.entry.path !== reference.path) {
			void openEntry({ ...context, reference });
		}
	});
	useEffect(() => openUnlessOpen({ path, kind }), [path, kind]);

	const { save, hasQuestion, ...saving } = useFormSave(view, state, context);
	const [fieldsKey, setFieldsKey] = useState(0);
	return {
		state,
		/** Its file in the preview; empty for a new entry that the preview does not show yet. */
		previewedFile,
		/** Another number creates the fields again, without what they hold beside the data, such as half a date. */
		fieldsKey,
		...saving,
		actions: {
			save,
			/** Takes in what a person has typed. @param fieldId of its element, where one field alone has changed */
			type: (data: FieldValues, fieldId?: string) =>
				changeEntry(context, (form) => followTimes(form, data), fieldId),
			/** Takes in what a tool of a field has changed. */
			changeFields: (data: FieldValues) => changeEntry(context, () => ({ data })),
			/** Moves items of a list, or puts one back. */
			changeItems: (listPath: FieldPath, changeList: (items: unknown[]) => unknown[]) =>
				changeEntry(context, ({ data }) => ({ data: changeItems(data, listPath, changeList) })),
			/** Puts the day back on which an event was updated. */
			leaveUpdated: () => changeEntry(context, leaveUpdated),
			/** Discards what is typed, also what a field holds beside the data. */
			discard: () => {
				if (hasQuestion) {
					setFieldsKey(fieldsKey + 1);
				}
				void discardEntry(context);
			},
			/** Reads the file again, with what the browser has stored of its form. */
			reopen: () => openEntry(context),
			/** Compares the form with its file as somebody else has saved it. */
			compare: () => compareEntry(context),
			/** Puts what was chosen of two versions into the form. */
			resolve: (theirs: Entry, data: FieldValues) => resolveConflict(context, theirs, data),
			endComparison: () => store.dispatch({ type: "comparison-closed" }),
		},
	};
}
