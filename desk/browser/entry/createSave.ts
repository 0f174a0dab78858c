import type { Dispatch } from "react";
import type { Entry, FormCheck, FormValues } from "../../shared/api.ts";
import { post } from "../request.ts";
import { formatEntryId } from "../state/entryId.ts";
import { clearEdit } from "../state/unsavedEdits.ts";
import { readRefusal } from "./entryFile.ts";
import { type EntryEvent, type EntryState, isOpen } from "./entryState.ts";
import { isSame } from "./merge.ts";
import { storeFormEdit } from "./storeFormEdit.ts";
import type { FormChecker } from "./useFormCheck.ts";

/** The resolution of a conflict: what to save in place of the form, on top of another version. */
export interface Resolution {
	version: string;
	data: FormValues;
}

/** The save of an open form. What is typed while the server saves is kept. @returns the saved file */
export function createSave({
	state,
	latestState,
	dispatch,
	check,
	onPreviewed,
}: {
	state: EntryState;
	/** By the time that the server responds. */
	latestState: { readonly current: EntryState };
	dispatch: Dispatch<EntryEvent>;
	check: FormChecker;
	onPreviewed: (previewed: Pick<FormCheck, "page" | "file">) => void;
}): (resolution?: Resolution) => Promise<Entry | undefined> {
	return async (resolution) => {
		if (!isOpen(state)) {
			return;
		}
		dispatch({ type: "save-began" });
		check.cancel();
		const { version, data } = resolution ?? state;
		const form = { path: state.entry.path, kind: state.entry.kind, version, data };
		// Compared after the save with what the form then holds.
		const dataAtSave = state.data;
		const finish = (entry: Entry) => {
			check.cancel();
			clearEdit(formatEntryId(form));
			const { current } = latestState;
			if (isOpen(current) && !isSame(current.data, dataAtSave)) {
				// Typed while the server saved what the form held; a new entry has a path by now.
				storeFormEdit(entry, current.data);
				check.schedule({ ...form, path: entry.path, version: entry.version, data: current.data });
			}
			dispatch({ type: "saved", entry, dataAtSave });
			onPreviewed(!form.path && entry.page ? { page: entry.page } : {});
			return entry;
		};
		try {
			return finish(await post<Entry>("save", form));
		} catch (error) {
			const refusal = readRefusal(form.path, error);
			const { theirs } = refusal;
			if (theirs && !("text" in theirs) && isSame(theirs.data, data)) {
				// Somebody has saved the same.
				return finish(theirs);
			}
			dispatch({ ...refusal, ...(resolution ? { data: resolution.data } : {}) });
		}
	};
}
