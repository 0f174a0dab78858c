import { createContext, useContext, useEffect, useEffectEvent } from "react";

/** Open questions of a form, each with the way to show it. */
export type Questions = Set<() => void>;

/** The open questions of the form: nothing is saved while there is one. */
export const QuestionsContext = createContext<Questions>(new Set());

/**
 * Holds the save of the form up while a question is open.
 * @param reveal called when the person tries to save.
 */
export function useQuestion(isAsked: boolean, reveal: () => void): void {
	const questions = useContext(QuestionsContext);
	const ask = useEffectEvent(reveal);
	useEffect(() => {
		if (isAsked) {
			const question = () => ask();
			questions.add(question);
			return () => {
				questions.delete(question);
			};
		}
	}, [isAsked, questions]);
}
