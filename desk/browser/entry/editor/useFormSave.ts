import { useRef, useState } from "react";
import { useDeskCommands } from "../../deskCommands.ts";
import type { AddQuestion, ShowQuestion } from "../../form/questions.ts";
import { useAfterRender } from "../../hooks/useAfterRender.ts";
import { useShortcut } from "../../hooks/useShortcut.ts";
import { useWhileShown } from "../../hooks/useWhileShown.ts";
import { createStore } from "../../state/createStore.ts";
import { type EntryView, getFormKey } from "../../state/panelView.ts";
import type { EntryContext } from "../commands/entryContext.ts";
import { saveEntry } from "../commands/saveEntry.ts";
import { revealFirstError } from "../focus/revealFirstError.ts";
import { type EntryState, isDirty } from "../state/entryState.ts";

/** Saves a form on request, unless it still asks something: then that question is shown. */
export function useFormSave(view: EntryView, state: EntryState, context: EntryContext) {
	const { open, reloadOverview } = useDeskCommands();
	const whileShown = useWhileShown();
	const doAfterRender = useAfterRender();
	const headRef = useRef<HTMLDivElement>(null);
	const statusRef = useRef<HTMLDivElement>(null);
	const fieldsRef = useRef<HTMLDivElement>(null);
	const [{ questions, addQuestion }] = useState(createQuestions);
	const openQuestions = questions.useValue();
	const hasQuestion = openQuestions.length > 0;
	const [heldUpBy, setHeldUpBy] = useState<ShowQuestion>();
	const isUnsaved = isDirty(state) || hasQuestion;
	const save = async () => {
		const [ask] = questions.current;
		if (ask) {
			setHeldUpBy(() => ask);
			ask(() => {
				// Somebody who compares two versions by then saves what is chosen.
				if (context.store.current.name === "editing") {
					void save();
				}
			});
			return;
		}
		const file = await saveEntry(context);
		if (!file) {
			doAfterRender(() => revealFirstError(fieldsRef.current));
			await reloadOverview();
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
			whileShown(() => open({ panel: "entry", path: file.path, formKey: getFormKey(view) }));
		}
	};
	useShortcut("s", () => {
		if (state.name === "editing" && (isUnsaved || state.form.entry.isNew)) {
			void save();
		}
	});
	return {
		save,
		/** Adds a question that one of the form's fields asks. */
		addQuestion,
		/** Whether it asks one. */
		hasQuestion,
		/** Whether it still asks what it has asked in place of a save. */
		isHeldUp: heldUpBy !== undefined && openQuestions.includes(heldUpBy),
		/** Whether it holds what is not saved, if only half a date. */
		isUnsaved,
		/** The head of the form, with its buttons. */
		headRef,
		statusRef,
		/** The element of the fields. */
		fieldsRef,
	};
}

/** Creates the open questions of a form: those of fields that were just rendered are among them at once. */
function createQuestions() {
	const questions = createStore<readonly ShowQuestion[]>([]);
	const addQuestion: AddQuestion = (question) => {
		questions.update((others) => [...others, question]);
		return () => questions.update((all) => all.filter((other) => other !== question));
	};
	return { questions, addQuestion };
}
