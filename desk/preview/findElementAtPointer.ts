/** Finds the element that is seen at the pointer: the link of a card covers the words that are not its own. */
export function findElementAtPointer({
	type,
	detail,
	target,
	clientX,
	clientY,
}: MouseEvent): EventTarget | null {
	if (type === "click" && detail === 0) {
		// Pressed with the keyboard: the pointer says nothing about the target.
		return target;
	}
	const isAtPointer = ({ left, right, top, bottom }: DOMRect) =>
		clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
	const seen = document
		.elementsFromPoint(clientX, clientY)
		.find((element) => [...element.getClientRects()].some(isAtPointer));
	return seen ?? target;
}
