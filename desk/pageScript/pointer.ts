/** A place in the window. */
export interface Point {
	x: number;
	y: number;
}

/** Finds where the pointer is; undefined for a click that was made with the keyboard. */
export function findPoint({ type, detail, clientX, clientY }: MouseEvent): Point | undefined {
	return type === "click" && detail === 0 ? undefined : { x: clientX, y: clientY };
}

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

/** Finds the caret that a click would set in the words at the pointer. */
export function findCaretAtPointer(event: MouseEvent): CaretPosition | undefined {
	const point = findPoint(event);
	// Some browsers cannot tell.
	return point && "caretPositionFromPoint" in document
		? (document.caretPositionFromPoint(point.x, point.y) ?? undefined)
		: undefined;
}
