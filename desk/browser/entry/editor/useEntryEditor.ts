import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Entry, Overview } from "../../../shared/api/entries.ts";
import { useDeskCommands } from "../../deskCommands.ts";
import { useAfterRender } from "../../hooks/useAfterRender.ts";
import { useLatest } from "../../hooks/useLatest.ts";
import { useShortcut } from "../../hooks/useShortcut.ts";
import { useWhileShown } from "../../hooks/useWhileShown.ts";
import { type EntryView, getFormKey } from "../../state/panelView.ts";
import { revealFirstError } from "../focus/revealFirstError.ts";
import { isDirty, isOpen } from "../state/entryState.ts";
import { EntryController } from "./EntryController.ts";

/** An entry in the panel, as it is rendered. */
export type EntryEditor = ReturnType<typeof useEntryEditor>;

/**
 * Opens the entry of a view, keeps what is typed in it, and shows that in the preview.
 * @param overview another one after each change of the content.
 */
export function useEntryEditor(view: EntryView, overview: Overview) {
	const desk = useDeskCommands();
	const whileShown = useWhileShown();
	const doAfterRender = useAfterRender();
	const headRef = useRef<HTMLDivElement>(null);
	const statusRef = useRef<HTMLDivElement>(null);
	const fieldsRef = useRef<HTMLDivElement>(null);
	const handleSaveEnded = (file?: Entry) => {
		if (!file) {
			doAfterRender(() => revealFirstError(fieldsRef.current));
			void desk.reloadOverview();
			return;
		}
		doAfterRender(() => {
			// The button that had the focus is disabled by then.
			const { activeElement } = document;
			if (activeElement === document.body || headRef.current?.contains(activeElement)) {
				statusRef.current?.focus({ preventScroll: true });
			}
		});
		if (!view.path) {
			whileShown(() => desk.open({ panel: "entry", path: file.path, formKey: getFormKey(view) }));
		}
	};
	const panel = useLatest({ desk, overview, onSaveEnded: handleSaveEnded });
	const [controller] = useState(
		() => new EntryController({ path: view.path, kind: view.kind ?? "" }, panel),
	);
	const state = controller.store.useValue();
	const { hasQuestion, isHeldUp } = controller.questions.useValue();
	const { file: newFile } = controller.preview.useValue();
	const [fieldsKey, setFieldsKey] = useState(0);
	const entry = isOpen(state) ? state.form.entry : undefined;
	const isNew = entry?.isNew === true;
	/** Whether its data is not saved, or a field holds what is no data yet, such as half a date. */
	const hasUnsavedWork = isDirty(state) || hasQuestion;

	useEffect(() => {
		void controller.open();
		return () => controller.close();
	}, [controller]);
	useEffect(() => controller.checkFile(overview), [controller, overview]);
	const showNeighbours = useEffectEvent(() => entry && controller.preview.showNeighbours(entry));
	useEffect(() => {
		if (isNew) {
			showNeighbours();
		}
	}, [isNew]);
	useShortcut("s", () => {
		if (state.type === "editing" && (hasUnsavedWork || isNew)) {
			void controller.save();
		}
	});
	return {
		state,
		controller,
		/** Its file in the preview; empty for a new entry that the preview does not show yet. */
		previewedFile: entry?.path || newFile,
		/** Another number creates the fields again, without what they hold beside the data, such as half a date. */
		fieldsKey,
		hasUnsavedWork,
		/** Whether it still asks what it has asked in place of a save. */
		isHeldUp,
		/** Discards what is typed, also what a field holds beside the data. */
		discard: () => {
			if (hasQuestion) {
				setFieldsKey(fieldsKey + 1);
			}
			void controller.discard();
		},
		/** The head of the form, with its buttons. */
		headRef,
		statusRef,
		/** The element of the fields. */
		fieldsRef,
	};
}
