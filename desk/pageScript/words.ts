/** Parts of a page that are not in its content: words for screen readers, footnote numbers. */
const addedParts = ".visually-hidden, sup, svg";

/** Gets the words of an element as its content has them. */
export function getWords(element: Element): string {
	if (!element.querySelector(addedParts)) {
		return collapseSpaces(element.textContent);
	}
	const copy = document.importNode(element, true);
	for (const addedPart of copy.querySelectorAll(addedParts)) {
		addedPart.remove();
	}
	return collapseSpaces(copy.textContent);
}

/** Gets the words of an element without those of the elements in it. */
export function getOwnWords(element: Element): string {
	const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
	return collapseSpaces(texts.map((node) => node.textContent).join(" "));
}

function collapseSpaces(text: string | null): string {
	return (text ?? "").replace(/\s+/g, " ").trim();
}
