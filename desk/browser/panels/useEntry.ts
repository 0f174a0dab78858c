import { useCallback, useEffect, useReducer, useRef } from "react";
import type { DraftResult, Entry, FieldIssue, FormValues, UnreadableEntry } from "../../api.ts";
import { get, getMessage, post, RequestError } from "../request.ts";
import { forgetDraft, keepDraft, listOwnDrafts } from "../state/drafts.ts";
import { type EntryState, isDirty, isOpen, reduceEntry, type Status } from "../state/entryState.ts";
import { isSame } from "../state/merge.ts";

/** How long typing pauses before the preview is updated, in milliseconds. */
const pause = 150;

/** An entry as it is being edited, and what can be done with it. */
export interface Editing {
	state: EntryState;
	change(data: FormValues): void;
	/** @param choice what to save in place of the form, on top of another version; @returns the saved file. */
	save(choice?: { version: string; data: FormValues }): Promise<Entry | undefined>;
	discard(): void;
	reload(): Promise<void>;
	compare(): Promise<void>;
	endComparison(): void;
}

/**
 * Opens an entry, keeps what is typed in the browser, and shows it in the preview.
 * @param onShown called when the preview has something new to show; with the page and the file of a new entry.
 * @param firstStatus shown as it opens.
 */
export function useEntry(
	path: string,
	kind: string,
	onShown: (shown: Pick<DraftResult, "page" | "file">) => void,
	firstStatus?: Status,
): Editing {
	const key = path || `new:${kind}`;
	const [state, dispatch] = useReducer(reduceEntry, { name: "loading", status: firstStatus });
	// The server answers after later renders.
	const latest = useRef(state);
	latest.current = state;
	// A form is filled when it is opened, not on each render of the desk.
	const showInPreview = useRef(onShown);
	showInPreview.current = onShown;
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const pendingDraft = useRef(new AbortController());

	/** Cancels the pending draft: answers that are under way are dropped. */
	const cancelDraft = useCallback(() => {
		clearTimeout(timer.current);
		pendingDraft.current.abort();
		pendingDraft.current = new AbortController();
	}, []);
	const sendDraft = useCallback(
		async (data: FormValues, version: string) => {
			const { signal } = pendingDraft.current;
			const sent = { path, kind, version, data };
			const { result, issues } = await post<DraftResult>("draft", sent, signal).then(
				(result) => ({ result, issues: result.issues }),
				(error: unknown) => ({ result: undefined, issues: [toFieldIssue(path, error)] }),
			);
			if (signal.aborted) {
				return;
			}
			const isOutdated = path !== "" && result !== undefined && result.version !== version;
			dispatch({ type: "checked", issues, isOutdated });
			if (result?.isShown) {
				showInPreview.current(path ? {} : result);
			}
		},
		[path, kind],
	);
	/** Shows what is typed in the preview, after a pause. */
	const scheduleDraft = useCallback(
		(data: FormValues, version: string) => {
			cancelDraft();
			timer.current = setTimeout(() => void sendDraft(data, version), pause);
		},
		[cancelDraft, sendDraft],
	);

	const reload = useCallback(async () => {
		try {
			const file = await (path
				? get<Entry | UnreadableEntry>("entry", { path })
				: get<Entry>("blank", { kind }));
			dispatch({ type: "opened", file });
			const draft = listOwnDrafts().find((each) => each.key === key);
			if (draft && !("text" in file)) {
				const isOutdated = path !== "" && draft.version !== file.version;
				dispatch({ type: "draft-restored", draft, isOutdated });
				scheduleDraft(draft.data, draft.version);
			}
		} catch (error) {
			dispatch({ type: "failed", message: getMessage(error) });
		}
	}, [path, kind, key, scheduleDraft]);
	useEffect(() => {
		void reload();
		return () => clearTimeout(timer.current);
	}, [reload]);

	/** Keeps what is typed in the browser until it is saved. */
	const keep = (data: FormValues, { version, data: base, title }: Entry) => {
		keepDraft({ key, title, version, base, data, time: Date.now() });
	};
	const change = (data: FormValues) => {
		dispatch({ type: "typed", data });
		if (!isOpen(state) || isSame(data, state.data)) {
			return;
		}
		const { entry, version, base } = state;
		if (isSame(data, base)) {
			forgetDraft(key);
		} else {
			keep(data, { ...entry, version, data: base });
		}
		scheduleDraft(data, version);
	};
	const forget = () => {
		cancelDraft();
		forgetDraft(key);
	};
	/** Keeps what was typed while the server saved what the form held. */
	const keepTyped = (entry: Entry, held: FormValues) => {
		const now = latest.current;
		if (path && isOpen(now) && !isSame(now.data, held)) {
			keep(now.data, entry);
			scheduleDraft(now.data, entry.version);
		}
	};
	const save = async (choice?: { version: string; data: FormValues }) => {
		if (!isOpen(state)) {
			return;
		}
		dispatch({ type: "save-began" });
		cancelDraft();
		const { version, data } = choice ?? state;
		// Compared after the save with what the form then holds.
		const held = state.data;
		try {
			const entry = await post<Entry>("save", { path, kind, version, data });
			forget();
			keepTyped(entry, held);
			dispatch({ type: "saved", entry, sent: held });
			showInPreview.current(!path && entry.page ? { page: entry.page } : {});
			return entry;
		} catch (error) {
			dispatch({ ...readRefusal(path, error), ...(choice ? { data: choice.data } : {}) });
		}
	};
	const discard = () => {
		forget();
		dispatch({ type: "discarded" });
		void post("forget", { path, kind }).then(() => showInPreview.current({}));
		void reload();
	};
	const compare = async () => {
		const theirs = await get<Entry>("entry", { path });
		if (isOpen(state) && isSame(theirs.data, state.data)) {
			forget();
			dispatch({ type: "opened", file: theirs });
		} else {
			dispatch({ type: "compared", theirs });
		}
	};
	// Somebody may have changed the file while another window was in front.
	useEffect(() => {
		const look = async () => {
			const { current } = latest;
			if (!path || !isOpen(current)) {
				return;
			}
			const file = await get<Entry | UnreadableEntry>("entry", { path }).catch(() => undefined);
			const now = latest.current;
			if (file && isOpen(now) && file.version !== now.version && now.name !== "saving") {
				dispatch(isDirty(now) ? { type: "outdated" } : { type: "opened", file });
			}
		};
		window.addEventListener("focus", look);
		return () => window.removeEventListener("focus", look);
	}, [path]);

	return {
		...{ state, change, save, discard, reload, compare },
		endComparison: () => dispatch({ type: "comparison-closed" }),
	};
}

function readRefusal(path: string, error: unknown) {
	const { details = {} } = error instanceof RequestError ? error : {};
	const issues = Array.isArray(details.issues)
		? (details.issues as FieldIssue[])
		: Array.isArray(details.place) && [toFieldIssue(path, error)];
	return {
		type: "refused" as const,
		message: getMessage(error),
		...(issues ? { issues } : {}),
		...(details.current ? { theirs: details.current as Entry } : {}),
	};
}

/** A refusal as an issue of its field, if it has one. */
function toFieldIssue(path: string, error: unknown): FieldIssue {
	const place = error instanceof RequestError ? error.details.place : undefined;
	return { path, message: getMessage(error), ...(Array.isArray(place) ? { place } : {}) };
}
