import { useEffect, useEffectEvent, useReducer } from "react";
import { getValue } from "../../../content-model/browser.ts";
import type { Entry, FieldIssue, FileText, FormCheck, FormValues } from "../../shared/api.ts";
import { get, getMessage, post, RequestError } from "../request.ts";
import { type EntryId, formatEntryId } from "../state/entryId.ts";
import { clearEdit, findOwnEdit, formatTextKey, storeEdit } from "../state/unsavedEdits.ts";
import { useLatest } from "../useLatest.ts";
import { type EntryState, isDirty, isOpen, reduceEntry } from "./entryState.ts";
import { isSame } from "./merge.ts";
import { toFieldIssue, useFormCheck } from "./useFormCheck.ts";

/** An entry as it is being edited, and what can be done with it. */
export interface Editing {
	state: EntryState;
	change(data: FormValues): void;
	/** @param choice what to save in place of the form, on top of another version; @returns the saved file. */
	save(choice?: { version: string; data: FormValues }): Promise<Entry | undefined>;
	discard(): Promise<void>;
	reload(): Promise<void>;
	compare(): Promise<void>;
	endComparison(): void;
}

/**
 * Opens an entry, stores what is typed in the browser, and shows it in the preview.
 * @param onPreviewed called when the preview has something new to show; with the page and the file of a new
 * entry.
 */
export function useEntry(
	{ path, kind }: EntryId,
	onPreviewed: (previewed: Pick<FormCheck, "page" | "file">) => void,
): Editing {
	const [state, dispatch] = useReducer(reduceEntry, { name: "loading" });
	// The server answers after later renders.
	const latest = useLatest(state);
	const check = useFormCheck((result, issues, { path: checkedPath, version }) => {
		const isOutdated = checkedPath !== "" && result !== undefined && result.version !== version;
		dispatch({ type: "checked", issues, isOutdated });
		if (result?.isShown) {
			onPreviewed(checkedPath ? {} : result);
		}
	});

	const open = async () => {
		try {
			const file = await readFile({ path, kind });
			dispatch({ type: "opened", file });
			const draft = findOwnEdit(formatEntryId({ path, kind }));
			if (draft && !("text" in file)) {
				const isOutdated = path !== "" && draft.version !== file.version;
				dispatch({ type: "draft-restored", draft, isOutdated });
				check.schedule({ path, kind: file.kind, version: draft.version, data: draft.data });
			}
		} catch (error) {
			dispatch({ type: "failed", message: getMessage(error) });
		}
	};
	const openWhereNew = useEffectEvent((name: EntryId) => {
		const { current } = latest;
		// A new entry gets its path when it is saved: its form is open already.
		if (name.path === "" || !isOpen(current) || current.entry.path !== name.path) {
			void open();
		}
	});
	useEffect(() => openWhereNew({ path, kind }), [path, kind]);
	useOutsideChanges(path, latest, dispatch);

	/** Stores what is typed in the browser until it is saved. @returns whether the browser did so. */
	const store = (entry: Entry, data: FormValues) => {
		const { path, kind, version, data: base, isNew, titleField } = entry;
		const typedTitle = isNew && titleField ? getValue(data, titleField) : undefined;
		const title = typedTitle ? `${entry.title}: ${typedTitle}` : entry.title;
		const key = formatEntryId({ path, kind });
		return storeEdit({ key, title, version, base, data, time: Date.now() });
	};
	const change = (data: FormValues) => {
		if (!isOpen(state)) {
			return;
		}
		const { entry, version, base } = state;
		let isStored = true;
		if (!isSame(data, state.data)) {
			if (isSame(data, base)) {
				clearEdit(formatEntryId(entry));
			} else {
				isStored = store({ ...entry, version, data: base }, data);
			}
			check.schedule({ path: entry.path, kind: entry.kind, version, data });
		}
		dispatch({ type: "typed", data, isStored });
	};
	const save = async (choice?: { version: string; data: FormValues }) => {
		if (!isOpen(state)) {
			return;
		}
		dispatch({ type: "save-began" });
		check.cancel();
		const { version, data } = choice ?? state;
		const form = { path: state.entry.path, kind: state.entry.kind, version, data };
		// Compared after the save with what the form then holds.
		const dataAtSave = state.data;
		const finish = (entry: Entry) => {
			check.cancel();
			clearEdit(formatEntryId(form));
			const { current } = latest;
			if (isOpen(current) && !isSame(current.data, dataAtSave)) {
				// Typed while the server saved what the form held; a new entry has a path by now.
				store(entry, current.data);
				check.schedule({ ...form, path: entry.path, version: entry.version, data: current.data });
			}
			dispatch({ type: "saved", entry, sent: dataAtSave });
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
			dispatch({ ...refusal, ...(choice ? { data: choice.data } : {}) });
		}
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
			dispatch({ type: "failed", message: getMessage(error) });
		}
	};
	const compare = async () => {
		try {
			const theirs = await get<Entry | FileText>("entry", { path });
			if ("text" in theirs) {
				dispatch({ type: "opened", file: theirs });
			} else if (isOpen(state) && isSame(theirs.data, state.data)) {
				check.cancel();
				clearEdit(formatEntryId(state.entry));
				dispatch({ type: "saved", entry: theirs, sent: state.data });
			} else {
				dispatch({ type: "compared", theirs });
			}
		} catch (error) {
			dispatch({ type: "failed", message: getMessage(error) });
		}
	};
	return {
		...{ state, change, save, discard, reload: open, compare },
		endComparison: () => dispatch({ type: "comparison-closed" }),
	};
}

/** A file for its form; as text where it cannot be read, or was being typed as text. */
async function readFile({ path, kind }: EntryId): Promise<Entry | FileText> {
	if (path === "") {
		return get<Entry>("new-entry", { kind });
	}
	return findOwnEdit(formatTextKey(path))
		? get<FileText>("text", { path })
		: get<Entry | FileText>("entry", { path });
}

/** Looks for changes of somebody else when the window comes to the front again. */
function useOutsideChanges(
	path: string,
	latest: { readonly current: EntryState },
	dispatch: (event: Parameters<typeof reduceEntry>[1]) => void,
): void {
	useEffect(() => {
		const checkForOutsideChange = async () => {
			if (!path || !isOpen(latest.current)) {
				return;
			}
			const file = await get<Entry | FileText>("entry", { path }).catch(() => undefined);
			const { current } = latest;
			const isCurrent = !file || !isOpen(current) || file.version === current.version;
			if (!isCurrent && current.name !== "saving") {
				dispatch(isDirty(current) ? { type: "outdated" } : { type: "opened", file });
			}
		};
		window.addEventListener("focus", checkForOutsideChange);
		return () => window.removeEventListener("focus", checkForOutsideChange);
	}, [path, latest, dispatch]);
}

function readRefusal(path: string, error: unknown) {
	const { details = {} } = error instanceof RequestError ? error : {};
	const issues = Array.isArray(details.issues)
		? (details.issues as FieldIssue[])
		: Array.isArray(details.fieldPath) && [toFieldIssue(path, error)];
	const theirs = details.current as Entry | FileText | undefined;
	return {
		type: "refused" as const,
		message: getMessage(error),
		...(issues ? { issues } : {}),
		...(theirs ? { theirs } : {}),
	};
}
