import type { AddQuestion, ShowQuestion } from "../../form/questions.ts";
import { createStore } from "../../state/createStore.ts";

/** Creates the open questions of a form: those of fields that were just rendered are among them at once. */
export function createQuestions() {
	const store = createStore<{ open: readonly ShowQuestion[]; asked?: ShowQuestion }>({ open: [] });
	const add: AddQuestion = (question) => {
		store.update(({ open, ...others }) => ({ ...others, open: [...open, question] }));
		return () =>
			store.update(({ open, ...others }) => ({
				...others,
				open: open.filter((other) => other !== question),
			}));
	};
	return {
		/** Adds a question that one of the form's fields asks. */
		add,
		/** Asks the first in place of a save. @returns whether there is one */
		ask: (saveAgain: () => void): boolean => {
			const [asked] = store.current.open;
			if (asked) {
				store.update((questions) => ({ ...questions, asked }));
				asked(saveAgain);
			}
			return asked !== undefined;
		},
		useValue: () => {
			const { open, asked } = store.useValue();
			return {
				/** Whether one is open. */
				hasQuestion: open.length > 0,
				/** Whether that is open which was asked in place of a save. */
				isHeldUp: asked !== undefined && open.includes(asked),
			};
		},
	};
}
