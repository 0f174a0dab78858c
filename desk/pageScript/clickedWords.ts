/** The words of an element on both sides of a click. */
export interface ClickedWords {
	before: string;
	after: string;
}

/** Finds the words of an element on both sides of a caret; undefined where the caret is not among them. */
export function findClickedWords(
	element: Element,
	caret: CaretPosition | undefined,
): ClickedWords | undefined {
	if (!caret || !element.contains(caret.offsetNode)) {
		return undefined;
	}
	const range = document.createRange();
	range.selectNodeContents(element);
	range.setEnd(caret.offsetNode, caret.offset);
	const before = range.toString();
	range.selectNodeContents(element);
	range.setStart(caret.offsetNode, caret.offset);
	return { before, after: range.toString() };
}
