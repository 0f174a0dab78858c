import { findPoint } from "./findPoint.ts";

/** Finds the element that is seen at the pointer: the link of a card covers the words that are not its own. */
export function findElementAtPointer(event: MouseEvent): Element | undefined {
	const target = event.target instanceof Element ? event.target : undefined;
	const point = findPoint(event);
	if (!point) {
		return target;
	}
	const { x, y } = point;
	const isAtPointer = ({ left, right, top, bottom }: DOMRect) =>
		x >= left && x <= right && y >= top && y <= bottom;
	const seen = document
		.elementsFromPoint(x, y)
		.find((element) => [...element.getClientRects()].some(isAtPointer));
	return seen ?? target;
}
