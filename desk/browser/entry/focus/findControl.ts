const controls = "input, textarea, select";

/** Finds the first control of an element, which may be one itself; undefined if it has none. */
export function findControl(element: HTMLElement): HTMLElement | undefined {
	return element.matches(controls)
		? element
		: (element.querySelector<HTMLElement>(controls) ?? undefined);
}
