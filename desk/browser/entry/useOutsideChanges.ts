import type { Dispatch } from "react";
import { get } from "../request.ts";
import { useWindowFocus } from "../useWindowFocus.ts";
import { type EntryEvent, type EntryState, isDirty, isOpen } from "./entryState.ts";

/** Reads the file of an open form again, and tells the form where somebody has changed it. */
export async function findOutsideChange(
	path: string,
	latestState: { readonly current: EntryState },
	dispatch: Dispatch<EntryEvent>,
): Promise<void> {
	if (!path || !isOpen(latestState.current)) {
		return;
	}
	const file = await get("entry", { path }).catch(() => undefined);
	const state = latestState.current;
	const isCurrent = !file || !isOpen(state) || file.version === state.version;
	if (!isCurrent && state.name !== "saving") {
		dispatch(isDirty(state) ? { type: "outdated", theirs: file } : { type: "opened", file });
	}
}

/** Looks for changes of somebody else when the window comes to the front again. */
export function useOutsideChanges(
	path: string,
	latestState: { readonly current: EntryState },
	dispatch: Dispatch<EntryEvent>,
): void {
	useWindowFocus(() => void findOutsideChange(path, latestState, dispatch));
}
