import styles from "./page.css?inline";

const attribute = "data-desk-highlighted";

/** Highlights an element, in place of the one that was. */
export function highlight(element: Element | undefined): void {
	for (const before of document.querySelectorAll(`[${attribute}]`)) {
		before.removeAttribute(attribute);
	}
	element?.setAttribute(attribute, "");
}

/** Makes the page show whether a click opens a field. */
export function showEditing(isEditing: boolean): void {
	document.documentElement.toggleAttribute("data-desk-editing", isEditing);
	highlight(undefined);
}

/** Adds the styles of the highlight and of the pointer. */
export function addStyles(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(styles);
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
