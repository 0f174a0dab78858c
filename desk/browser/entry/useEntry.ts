import { useEffect, useEffectEvent, useReducer } from "react";
import type { Entry, Overview } from "../../shared/api/entries.ts";
import type { FieldValues, FormCheck } from "../../shared/api/forms.ts";
import { getMessage } from "../../shared/getMessage.ts";
import { useLatest } from "../hooks/useLatest.ts";
import { get, post } from "../request.ts";
import { type EntryId, formatEntryId } from "../state/entryId.ts";
import { clearEdit, findOwnEdit } from "../state/unsavedEdits.ts";
import { readEntryFile } from "./entryFile.ts";
import { type EntryState, isOpen, reduceEntry } from "./entryState.ts";
import { isSame } from "./merge.ts";
import { rebaseOnMove } from "./rebaseOnMove.ts";
import { type Resolution, saveEntry } from "./saveEntry.ts";
import { storeFormEdit } from "./storeFormEdit.ts";
import { useFormCheck } from "./useFormCheck.ts";
import { useOutsideChanges } from "./useOutsideChanges.ts";

/** An entry as it is being edited, and what can be done with it. */
export interface Editing {
	state: EntryState;
	change(data: FieldValues): void;
	/** @returns the saved file */
	save(resolution?: Resolution): Promise<Entry | undefined>;
	discard(): Promise<void>;
	reload(): Promise<void>;
	compare(): Promise<void>;
	endComparison(): void;
}

/**
 * Opens an entry, stores what is typed in the browser, and shows it in the preview.
 * @param overview another one after each change of the content.
 * @param onPreviewed called when the preview has something new to show; with the page and the file of a new
 * entry.
 * @param onSaved called before the form says that it is saved.
 */
export function useEntry(
	{ path, kind }: EntryId,
	overview: Overview,
	onPreviewed: (previewed: Pick<FormCheck, "page" | "file">) => void,
	onSaved: () => Promise<void>,
): Editing {
	const [state, dispatch] = useReducer(reduceEntry, { name: "loading" });
	// A handler begins with `state`, that of its render: the form reports a change while that render is being committed,
	// when `latestState` is still the one before. What goes on after a response reads `latestState`, as `state` may be out
	// of date then; so does a save from its start.
	const latestState = useLatest(state);
	const lookForOutsideChange = useOutsideChanges(path, overview, latestState, dispatch);
	const check = useFormCheck((result, issues, { path: checkedPath, version }) => {
		dispatch({ type: "checked", issues });
		if (result && checkedPath !== "" && result.version !== version) {
			lookForOutsideChange(checkedPath);
		}
		if (result?.isShown) {
			onPreviewed(checkedPath ? {} : result);
		}
	});
	const showError = (error: unknown) => dispatch({ type: "failed", message: getMessage(error) });

	const open = async () => {
		try {
			const file = await readEntryFile({ path, kind });
			dispatch({ type: "opened", file });
			const stored = findOwnEdit(formatEntryId({ path, kind }));
			if (stored && !("text" in file)) {
				const edit = { ...stored, ...rebaseOnMove(stored, file) };
				const isOutdated = path !== "" && edit.version !== file.version;
				dispatch({ type: "edit-restored", edit, isOutdated });
				check.schedule({ path, kind: file.kind, version: edit.version, data: edit.data });
			}
		} catch (error) {
			showError(error);
		}
	};
	const openUnlessOpen = useEffectEvent((id: EntryId) => {
		// A new entry gets its path when it is saved: its form is open already.
		if (id.path === "" || !isOpen(state) || state.entry.path !== id.path) {
			void open();
		}
	});
	useEffect(() => openUnlessOpen({ path, kind }), [path, kind]);

	const change = (data: FieldValues) => {
		if (!isOpen(state)) {
			return;
		}
		const { entry, version, base } = state;
		let isStored = true;
		if (!isSame(data, state.data)) {
			if (isSame(data, base)) {
				clearEdit(formatEntryId(entry));
			} else {
				isStored = storeFormEdit({ ...entry, version, data: base }, data);
			}
			check.schedule({ path: entry.path, kind: entry.kind, version, data });
		}
		dispatch({ type: "typed", data, isStored });
	};
	const discard = async () => {
		if (!isOpen(state)) {
			return;
		}
		const { entry, data } = state;
		check.cancel();
		clearEdit(formatEntryId(entry));
		dispatch({ type: "discarded" });
		try {
			await post("discard-form", { path: entry.path, kind: entry.kind, data });
			onPreviewed({});
			await open();
		} catch (error) {
			showError(error);
		}
	};
	const compare = async () => {
		try {
			const theirs = await get("entry", { path });
			// What was typed meanwhile is compared too.
			const { current } = latestState;
			if ("text" in theirs) {
				dispatch({ type: "opened", file: theirs });
			} else if (isOpen(current) && isSame(theirs.data, current.data)) {
				check.cancel();
				clearEdit(formatEntryId(current.entry));
				dispatch({ type: "saved", entry: theirs, dataAtSave: current.data });
			} else {
				dispatch({ type: "compared", theirs });
			}
		} catch (error) {
			showError(error);
		}
	};
	return {
		state,
		change,
		save: (resolution) =>
			saveEntry({ latestState, dispatch, check, onPreviewed, onSaved }, resolution),
		discard,
		reload: open,
		compare,
		endComparison: () => dispatch({ type: "comparison-closed" }),
	};
}
