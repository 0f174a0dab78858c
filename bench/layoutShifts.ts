/** Runs in a page, before anything of it does: begins to note how far things move by themselves. */
export function observeShifts(): void {
	const shifts: number[] = [];
	Object.assign(window, { shifts });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			shifts.push((entry as PerformanceEntry & { value: number }).value);
		}
	}).observe({ type: "layout-shift", buffered: true });
}

/** Runs in a page that observes them. @returns the score of all layout shifts so far. */
export function layoutShift(): number {
	const { shifts } = window as unknown as { shifts: number[] };
	return shifts.reduce((total, shift) => total + shift, 0);
}
