import { type Dispatch, useEffect, useEffectEvent } from "react";
import type { Overview } from "../../shared/api.ts";
import { get } from "../request.ts";
import { useWindowFocus } from "../useWindowFocus.ts";
import { type EntryEvent, type EntryState, isDirty, isOpen } from "./entryState.ts";

/** Reads the file of an open form again, and tells the form where somebody has changed it. */
export async function findOutsideChange(
	path: string,
	latestState: { readonly current: EntryState },
	dispatch: Dispatch<EntryEvent>,
): Promise<void> {
	const before = latestState.current;
	if (!path || !isOpen(before)) {
		return;
	}
	const file = await get("entry", { path }).catch(() => undefined);
	const state = latestState.current;
	// A save of one's own may have come between.
	const isSameForm = isOpen(state) && state.version === before.version;
	if (file && isSameForm && file.version !== state.version && state.name !== "saving") {
		dispatch(isDirty(state) ? { type: "outdated", theirs: file } : { type: "opened", file });
	}
}

/**
 * Looks for changes of somebody else when the window comes to the front again, and when any file has changed.
 * @param overview another one after each change of the content.
 */
export function useOutsideChanges(
	path: string,
	overview: Overview,
	latestState: { readonly current: EntryState },
	dispatch: Dispatch<EntryEvent>,
): void {
	const look = () => void findOutsideChange(path, latestState, dispatch);
	useWindowFocus(look);
	const handleOverview = useEffectEvent(look);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list of the content is the occasion to look.
	useEffect(() => handleOverview(), [overview]);
}
