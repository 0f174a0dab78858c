import { useEffect, useEffectEvent, useRef } from "react";
import type { Overview } from "../../../shared/api/entries.ts";
import { get } from "../../request.ts";
import { formatEntryKey } from "../../state/entryKey.ts";
import { clearEdit, findOwnEdit, formatTextKey } from "../../state/unsavedEdits.ts";
import { type EntryState, isDirty, isOpen } from "../state/entryState.ts";
import type { EntryStore } from "../state/entryStore.ts";

/**
 * Reads an open file again, and tells its form where somebody has changed it. Text that is typed is compared on save.
 * @param reopen opens the file anew, with what the browser has stored of its form.
 */
export async function findOutsideChange(
	path: string,
	store: EntryStore,
	reopen: () => Promise<void>,
	signal?: AbortSignal,
): Promise<void> {
	const version = getOpenVersion(store.current);
	if (!path || version === undefined) {
		return;
	}
	const file = await get("entry", { path }, signal).catch(() => undefined);
	const state = store.current;
	// A save of one's own may have come between.
	const isSameFile = getOpenVersion(state) === version && state.name !== "saving";
	// What somebody has changed may have been put back since.
	const isNews = file?.version !== version || (isOpen(state) && state.status?.remedy);
	if (!file || !isSameFile || !isNews) {
		return;
	}
	if (state.name === "broken") {
		await reopen();
		return;
	}
	store.dispatch(isDirty(state) ? { type: "outdated", theirs: file } : { type: "followed", file });
	const { current } = store;
	if (isOpen(current) && !isDirty(current)) {
		// The file has what was typed, if anything was.
		clearEdit(formatEntryKey(current.form.entry), [current.form.data]);
	}
}

/** Gets the version of the file that is shown; undefined while there is none, and where its text is being typed. */
function getOpenVersion(state: EntryState): string | undefined {
	if (state.name === "broken") {
		return findOwnEdit(formatTextKey(state.file.path)) ? undefined : state.file.version;
	}
	return isOpen(state) ? state.form.version : undefined;
}

/**
 * Looks for changes of somebody else when any file has changed.
 * @param overview another one after each change of the content.
 * @param reopen opens the file anew.
 * @returns looks at once, at the file of a path.
 */
export function useOutsideChanges(
	path: string,
	overview: Overview,
	store: EntryStore,
	reopen: () => Promise<void>,
): (path: string) => void {
	const closingRef = useRef(new AbortController());
	const look = (openPath: string) =>
		void findOutsideChange(openPath, store, reopen, closingRef.current.signal);
	const handleOverview = useEffectEvent(() => {
		// A file that was removed, in this form or elsewhere, cannot be read.
		if (overview.groups.some(({ entries }) => entries.some((entry) => entry.path === path))) {
			look(path);
		}
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list of the content is the occasion to look.
	useEffect(() => handleOverview(), [overview]);
	// Once the form is closed its file may be gone.
	useEffect(() => () => closingRef.current.abort(), []);
	return look;
}
