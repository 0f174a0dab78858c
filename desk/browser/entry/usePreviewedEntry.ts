import { useEffect, useEffectEvent, useState } from "react";
import type { Overview } from "../../shared/api/entries.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { useWhileShown } from "../hooks/useWhileShown.ts";
import { createStore } from "../state/createStore.ts";
import type { EntryReference } from "../state/entryKey.ts";
import {
	followTyping,
	type NewEntryPreview,
	type PreviewStep,
	showPlace,
} from "./opening/newEntryPreview.ts";
import { isOpen } from "./state/entryState.ts";
import { type Editing, useEntry } from "./useEntry.ts";

/**
 * Opens an entry, and leads the preview to it while it is new.
 * @param overview another one after each change of the content.
 * @returns also the path of its file in the preview; empty while a new entry has none.
 */
export function usePreviewedEntry(
	reference: EntryReference,
	overview: Overview,
): { editing: Editing; previewedFile: string } {
	const { showPage, showField, refreshPage, reloadOverview } = useDeskCommands();
	const whileShown = useWhileShown();
	// A store: a check and a save may both lead the preview between two renders.
	const [store] = useState(() => createStore<NewEntryPreview>({ page: "", file: "" }));
	const { file } = store.useValue();
	const lead = ({ preview, field, page }: PreviewStep) => {
		store.update(() => preview);
		const isLed = whileShown(() => {
			if (field) {
				showField(field);
			}
			if (page) {
				showPage(page);
			}
		});
		if (!page || !isLed) {
			refreshPage();
		}
	};
	const editing = useEntry(reference, overview, {
		onPreviewed: (previewed) => lead(followTyping(store.current, previewed)),
		onSaved: reloadOverview,
	});
	const { state } = editing;
	const entry = isOpen(state) ? state.entry : undefined;
	const showPlaceOfNew = useEffectEvent(() => {
		const step = entry && showPlace(store.current, entry, overview);
		if (step) {
			lead(step);
		}
	});
	const isNew = entry?.isNew === true;
	useEffect(() => {
		if (isNew) {
			showPlaceOfNew();
		}
	}, [isNew]);
	return { editing, previewedFile: entry?.path || file };
}
