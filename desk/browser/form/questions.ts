import { createContext, useContext, useEffect, useEffectEvent } from "react";

/** An open question of a form: the way to show it. @param saveAgain saves the form, for a question that ends by itself */
export type ShowQuestion = (saveAgain: () => void) => void;

/** Adds an open question to those of the form, and returns a function that removes it. */
export type AddQuestion = (question: ShowQuestion) => () => void;

/** Adds to the open questions of the form around it: nothing is saved while there is one. */
export const QuestionsContext = createContext<AddQuestion>(() => () => {});

/**
 * Holds the save of the form up while a question is open.
 * @param reveal called when the person tries to save.
 */
export function useQuestion(isAsked: boolean, reveal: ShowQuestion): void {
	const addQuestion = useContext(QuestionsContext);
	const ask = useEffectEvent(reveal);
	useEffect(() => {
		if (isAsked) {
			return addQuestion((saveAgain) => ask(saveAgain));
		}
	}, [isAsked, addQuestion]);
}
