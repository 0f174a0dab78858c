import { useEffect, useState } from "react";
import { createStore } from "./createStore.ts";

/** Time after which an update of the page counts as slow, in milliseconds. */
const slowAfter = 400;

/** Number of updates of the page under way: what is typed is being checked, or the page is read again. */
const updateCount = createStore(0);

/** Notes that an update of the page begins. @returns a function that notes its end */
export function beginPageUpdate(): () => void {
	updateCount.update((count) => count + 1);
	return () => updateCount.update((count) => count - 1);
}

/** Returns whether an update of the page takes noticeably long. */
export function useSlowPageUpdate(): boolean {
	const isUpdating = updateCount.useValue() > 0;
	const [isSlow, setSlow] = useState(false);
	useEffect(() => {
		if (isUpdating) {
			const timer = setTimeout(() => setSlow(true), slowAfter);
			return () => {
				clearTimeout(timer);
				setSlow(false);
			};
		}
	}, [isUpdating]);
	return isSlow;
}
