import { useEffect } from "react";
import { createStore } from "./createStore.ts";

/** What only the fields of the open form hold, and lose when it is left: each in a sentence. */
const unfinishedWork = createStore<readonly { sentence: string }[]>([]);

/** Notes what a field loses when its form is left now. @param sentence says what is unfinished; undefined if nothing is */
export function useUnfinishedWork(sentence: string | undefined): void {
	useEffect(() => {
		if (sentence !== undefined) {
			const work = { sentence };
			unfinishedWork.update((others) => [...others, work]);
			return () => unfinishedWork.update((all) => all.filter((other) => other !== work));
		}
	}, [sentence]);
}

/** Lists what is lost when the open form is left now. */
export function listUnfinishedWork(): string[] {
	return unfinishedWork.current.map(({ sentence }) => sentence);
}
