import type { Point } from "./findPoint.ts";

/** Finds which of some elements is nearest to a point; the first where several are. */
export function findNearest<Item extends { element: Element }>(
	items: readonly Item[],
	point: Point,
): Item | undefined {
	const distances = items.map((item) => ({ item, distance: measureDistance(item.element, point) }));
	return distances.toSorted((a, b) => a.distance - b.distance)[0]?.item;
}

/**
 * Measures how far a point is from what an element holds, such as its words, which may be far narrower than its box. An
 * element that is not seen is further than any.
 */
function measureDistance(element: Element, { x, y }: Point): number {
	const range = document.createRange();
	range.selectNodeContents(element);
	const content = [...range.getClientRects()];
	const boxes = content.length > 0 ? content : [...element.getClientRects()];
	const distances = boxes.map(({ left, right, top, bottom }) =>
		Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
	);
	return Math.min(...distances);
}
