import { useEffect, useState, useSyncExternalStore } from "react";

/** Time after which an update of the page counts as slow, in milliseconds. */
const slowAfter = 400;

/** Number of updates of the page under way: what is typed is being checked, or the page is read again. */
let updateCount = 0;
const listeners = new Set<() => void>();

function changeCount(difference: number): void {
	updateCount += difference;
	for (const listener of listeners) {
		listener();
	}
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Notes that an update of the page begins. @returns a function that notes its end */
export function beginPageUpdate(): () => void {
	changeCount(1);
	return () => changeCount(-1);
}

/** Tells whether the page has been waiting for an update for some time. */
export function useSlowPageUpdate(): boolean {
	const isUpdating = useSyncExternalStore(subscribe, () => updateCount > 0);
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
