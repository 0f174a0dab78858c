import { listUnfinishedWork } from "./unfinishedWork.ts";
import { hasEditsInMemory } from "./unsavedEdits.ts";

/** Asks before a form is left while it alone holds work. @returns whether it may be left */
export function confirmLeaving(): boolean {
	const work = listUnfinishedWork();
	return work.length === 0 || confirm([...work, "Leave the form without that?"].join(" "));
}

/** Has the browser ask before the page is left or reloaded while it alone holds work. @returns a function that ends this */
export function guardLeaving(): () => void {
	const ask = (event: BeforeUnloadEvent) => {
		if (hasEditsInMemory() || listUnfinishedWork().length > 0) {
			event.preventDefault();
		}
	};
	window.addEventListener("beforeunload", ask);
	return () => window.removeEventListener("beforeunload", ask);
}
