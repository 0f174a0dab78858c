import { useEffect, useEffectEvent, useState } from "react";
import type { Entry, Overview } from "../../../shared/api/entries.ts";
import type { FormCheck } from "../../../shared/api/forms.ts";
import { useDeskCommands } from "../../deskCommands.ts";
import { useWhileShown } from "../../hooks/useWhileShown.ts";
import { createStore } from "../../state/createStore.ts";
import {
	followTyping,
	type NewEntryPreview,
	type PreviewStep,
	showNeighbours,
} from "./newEntryPreview.ts";

/**
 * Leads the preview to the entry of a form while it is new.
 * @param entry undefined while no form is open
 * @param overview another one after each change of the content.
 */
export function useNewEntryPreview(entry: Entry | undefined, overview: Overview) {
	const { showPage, showField, refreshPage } = useDeskCommands();
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
	const showNeighboursOfNew = useEffectEvent(() => {
		const step = entry && showNeighbours(store.current, entry, overview);
		if (step) {
			lead(step);
		}
	});
	const isNew = entry?.isNew === true;
	useEffect(() => {
		if (isNew) {
			showNeighboursOfNew();
		}
	}, [isNew]);
	return {
		/** The file of the entry in the preview; empty for a new entry that the preview does not show yet. */
		previewedFile: entry?.path || file,
		/** Shows what is typed or saved by now. @param previewed the page and the file of a new entry */
		followPreviewed: (previewed: Pick<FormCheck, "page" | "file">) =>
			lead(followTyping(store.current, previewed)),
	};
}
