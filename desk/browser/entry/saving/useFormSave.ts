import { useCallback, useEffect, useRef, useState } from "react";
import type { Entry } from "../../../shared/api/entries.ts";
import { useDeskCommands } from "../../deskCommands.ts";
import type { AddQuestion, Question } from "../../form/questions.ts";
import { useShortcut } from "../../hooks/useShortcut.ts";
import { useWhileShown } from "../../hooks/useWhileShown.ts";
import { type EntryView, getFormKey } from "../../state/panelView.ts";
import type { useVisibleIssues } from "../checking/useVisibleIssues.ts";
import { isDirty, type OpenState } from "../state/entryState.ts";

/**
 * Saves a form on request, unless it still asks something: then that question is shown.
 * @param issues of the form, which shows them all once a save was tried.
 * @param saveEntry returns the saved file; nothing where it could not be saved.
 */
export function useFormSave({
	view,
	state,
	issues,
	saveEntry,
}: {
	view: EntryView;
	state: OpenState;
	issues: ReturnType<typeof useVisibleIssues>;
	saveEntry: () => Promise<Entry | undefined>;
}) {
	const { open, reload } = useDeskCommands();
	const whileShown = useWhileShown();
	const { headRef, statusRef, focusStatus } = useStatusFocus();
	const [questions, setQuestions] = useState<readonly Question[]>([]);
	const addQuestion: AddQuestion = useCallback((question) => {
		setQuestions((others) => [...others, question]);
		return () => setQuestions((all) => all.filter((other) => other !== question));
	}, []);
	const isUnsaved = isDirty(state) || questions.length > 0;
	const [isHeldUp, setHeldUp] = useState(false);
	const save = async () => {
		const [ask] = questions;
		setHeldUp(ask !== undefined);
		if (ask) {
			ask();
			return;
		}
		issues.noteSaveAttempt();
		const file = await saveEntry();
		if (!file) {
			issues.revealFirst();
			await reload();
			return;
		}
		issues.reset();
		focusStatus();
		if (!view.path) {
			whileShown(() => open({ panel: "entry", path: file.path, formKey: getFormKey(view) }));
		}
	};
	useShortcut("s", () => {
		if (state.name === "editing" && (isUnsaved || state.entry.isNew)) {
			void save();
		}
	});
	return {
		save,
		/** Adds a question that one of the form's fields asks. */
		addQuestion,
		/** Whether it asks one. */
		hasQuestion: questions.length > 0,
		/** Whether it holds what is not saved, if only half a date. */
		isUnsaved,
		/** Whether a save waits for the answer to one. */
		isHeldUp,
		/** Ends the wait. */
		stopWaiting: () => setHeldUp(false),
		/** The head of the form, with its buttons. */
		headRef,
		statusRef,
	};
}

/** Moves the keyboard to the status line after a save: the button that had the focus is disabled by then. */
function useStatusFocus() {
	const headRef = useRef<HTMLDivElement>(null);
	const statusRef = useRef<HTMLDivElement>(null);
	const [saveCount, setSaveCount] = useState(0);
	// Runs once “Saved.” is rendered.
	useEffect(() => {
		const { activeElement } = document;
		const isAtButtons = activeElement === document.body || headRef.current?.contains(activeElement);
		if (saveCount > 0 && isAtButtons) {
			statusRef.current?.focus({ preventScroll: true });
		}
	}, [saveCount]);
	return { headRef, statusRef, focusStatus: () => setSaveCount((count) => count + 1) };
}
