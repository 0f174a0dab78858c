interface LayoutRecord {
	/** Scores of layout shifts, with the moment of each in ms. */
	shifts: { value: number; startTime: number }[];
	/** Moment at which the last fonts were applied, in ms. */
	fontsSettled: number;
}

/** Runs in a page, before anything of it does: begins to note how far things move by themselves. */
export function observeShifts(): void {
	const layoutRecord: LayoutRecord = { shifts: [], fontsSettled: 0 };
	Object.assign(window, { layoutRecord });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			layoutRecord.shifts.push(entry as PerformanceEntry & { value: number });
		}
	}).observe({ type: "layout-shift", buffered: true });
	document.fonts.addEventListener("loadingdone", () => {
		requestAnimationFrame(() =>
			requestAnimationFrame((now) => {
				layoutRecord.fontsSettled = now;
			}),
		);
	});
}

/** Runs in a page that observes them. @returns the score of all layout shifts so far. */
export function getLayoutShift(): number {
	const { shifts } = (window as unknown as { layoutRecord: LayoutRecord }).layoutRecord;
	return shifts.reduce((total, { value }) => total + value, 0);
}

/**
 * Runs in a page that observes them. Whether a font comes before the first paint depends on the machine,
 * and so is how a line breaks until then.
 * @returns the score of the layout shifts but for those while text takes its fonts.
 */
export function getLayoutShiftWithoutFonts(): number {
	const { shifts, fontsSettled } = (window as unknown as { layoutRecord: LayoutRecord })
		.layoutRecord;
	const fonts = performance
		.getEntriesByType("resource")
		.filter(({ name }) => name.endsWith(".woff2")) as PerformanceResourceTiming[];
	const firstFont = Math.min(...fonts.map(({ responseEnd }) => responseEnd));
	return shifts
		.filter(({ startTime }) => startTime < firstFont || startTime > fontsSettled)
		.reduce((total, { value }) => total + value, 0);
}
