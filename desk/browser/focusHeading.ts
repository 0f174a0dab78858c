/** Moves the keyboard to where a panel begins, and shows that: another panel may have been scrolled. */
export function focusHeading(heading: HTMLElement | null): void {
	heading?.focus({ preventScroll: true });
	heading?.scrollIntoView({ block: "start" });
}
