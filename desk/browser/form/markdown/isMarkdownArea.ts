/** Checks whether an element is the area of a text in Markdown. */
export function isMarkdownArea(element: EventTarget): element is HTMLTextAreaElement {
	return element instanceof HTMLTextAreaElement && "markdown" in element.dataset;
}
