import type { Dispatch } from "react";
import type { Entry, FileText, FormCheck, FormValues } from "../../shared/api.ts";
import { post } from "../request.ts";
import { formatEntryId } from "../state/entryId.ts";
import { clearEdit } from "../state/unsavedEdits.ts";
import { readRefusal } from "./entryFile.ts";
import { type EntryEvent, type EntryState, isOpen } from "./entryState.ts";
import { followOrder } from "./followOrder.ts";
import { isSame } from "./merge.ts";
import { storeFormEdit } from "./storeFormEdit.ts";
import type { FormChecker } from "./useFormCheck.ts";

/** The resolution of a conflict: what to save in place of the form, on top of another version. */
export interface Resolution {
	version: string;
	data: FormValues;
}

/** Creates the save of an open form, which returns the saved file. What is typed while the server saves is kept. */
export function createSave({
	state,
	latestState,
	dispatch,
	check,
	onPreviewed,
	onSaved,
}: {
	state: EntryState;
	/** The state at the time that the server responds. */
	latestState: { readonly current: EntryState };
	dispatch: Dispatch<EntryEvent>;
	check: FormChecker;
	onPreviewed: (previewed: Pick<FormCheck, "page" | "file">) => void;
	/** Reads again what is beside the form, so that nothing is out of date once the form says “Saved.” */
	onSaved: () => Promise<void>;
}): (resolution?: Resolution) => Promise<Entry | undefined> {
	return async function save(resolution): Promise<Entry | undefined> {
		if (!isOpen(state)) {
			return;
		}
		dispatch({ type: "save-began" });
		check.cancel();
		const { version, data } = resolution ?? state;
		const form = { path: state.entry.path, kind: state.entry.kind, version, data };
		// Compared after the save with what the form then holds.
		const dataAtSave = state.data;
		const finish = async (entry: Entry | FileText) => {
			if ("text" in entry) {
				// Somebody has broken the file since: what was typed stays stored.
				dispatch({ type: "opened", file: entry });
				return;
			}
			onPreviewed(!form.path && entry.page ? { page: entry.page } : {});
			await onSaved();
			check.cancel();
			clearEdit(formatEntryId(form));
			const { current } = latestState;
			if (isOpen(current) && !isSame(current.data, dataAtSave)) {
				// Typed while the server saved what the form held; a new entry has a path by now.
				storeFormEdit(entry, current.data);
				check.schedule({ ...form, path: entry.path, version: entry.version, data: current.data });
			}
			dispatch({ type: "saved", entry, dataAtSave });
			return entry;
		};
		try {
			return await finish(await post("save", form));
		} catch (error) {
			const refusal = readRefusal(error);
			const next = resolveRefusal(refusal, { version, base: state.base, data });
			if (next) {
				return "path" in next ? finish(next) : save(next);
			}
			dispatch({ ...refusal, ...(resolution ? { data: resolution.data } : {}) });
		}
	};
}

/**
 * Decides what needs no question to a person though the file has changed since the form was opened.
 * @returns the file if somebody has saved the same, or what to save in its new order; otherwise undefined.
 */
function resolveRefusal(
	{ theirs }: ReturnType<typeof readRefusal>,
	form: Parameters<typeof followOrder>[0],
): Entry | Resolution | undefined {
	if (!theirs || "text" in theirs) {
		return;
	}
	return isSame(theirs.data, form.data) ? theirs : followOrder(form, theirs);
}
