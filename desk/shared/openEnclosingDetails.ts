/** Opens each `details` that an element is in. */
export function openEnclosingDetails(element: Element): void {
	for (
		let ancestor = element.closest("details");
		ancestor;
		ancestor = ancestor.parentElement?.closest("details") ?? null
	) {
		ancestor.open = true;
	}
}
