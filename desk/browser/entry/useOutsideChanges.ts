import { useEffect, useEffectEvent, useRef } from "react";
import type { Overview } from "../../shared/api/entries.ts";
import { useWindowFocus } from "../hooks/useWindowFocus.ts";
import { get } from "../request.ts";
import { isDirty, isOpen } from "./entryState.ts";
import type { EntryStore } from "./entryStore.ts";

/** Reads the file of an open form again, and tells the form where somebody has changed it. */
export async function findOutsideChange(
	path: string,
	store: EntryStore,
	signal?: AbortSignal,
): Promise<void> {
	const before = store.current;
	if (!path || !isOpen(before)) {
		return;
	}
	const file = await get("entry", { path }, signal).catch(() => undefined);
	const state = store.current;
	// A save of one's own may have come between.
	const isSameForm = isOpen(state) && state.version === before.version;
	if (file && isSameForm && file.version !== state.version && state.name !== "saving") {
		store.dispatch(isDirty(state) ? { type: "outdated", theirs: file } : { type: "opened", file });
	}
}

/**
 * Looks for changes of somebody else when the window comes to the front again, and when any file has changed.
 * @param overview another one after each change of the content.
 * @returns looks at once, at the file of a path.
 */
export function useOutsideChanges(
	path: string,
	overview: Overview,
	store: EntryStore,
): (path: string) => void {
	const closingRef = useRef(new AbortController());
	const look = (openPath: string) =>
		void findOutsideChange(openPath, store, closingRef.current.signal);
	useWindowFocus(() => look(path));
	const handleOverview = useEffectEvent(() => look(path));
	// biome-ignore lint/correctness/useExhaustiveDependencies: another list of the content is the occasion to look.
	useEffect(() => handleOverview(), [overview]);
	// Once the form is closed its file may be gone.
	useEffect(() => () => closingRef.current.abort(), []);
	return look;
}
