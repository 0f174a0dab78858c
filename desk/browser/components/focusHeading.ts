/** Focuses the heading of a panel and scrolls to it: the panel before may have been scrolled. */
export function focusHeading(heading: HTMLElement | null): void {
	heading?.focus({ preventScroll: true });
	heading?.scrollIntoView({ block: "start" });
}
