const attribute = "data-desk-highlighted";

/** That of the focus in the desk (`--focus` in browser/styles/base.css), on the light ground of a page. */
const colour = "#2f6fde";

let highlightedElement: Element | undefined;

/** Highlights an element, in place of the one that was. */
export function highlight(element: Element | undefined): void {
	highlightedElement?.removeAttribute(attribute);
	highlightedElement = element;
	highlightedElement?.setAttribute(attribute, "");
}

/** Makes the page show whether a click opens a field. */
export function showEditing(isEditing: boolean): void {
	document.documentElement.toggleAttribute("data-desk-editing", isEditing);
	highlight(undefined);
}

/** Adds the styles of the highlight and of the pointer. */
export function addStyles(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(
		// Important: no rule of the page may take the outline or the pointer away.
		`[${attribute}]{outline:2px solid ${colour}!important;outline-offset:3px;border-radius:2px;cursor:pointer!important}` +
			// Inside the cell: an outline around it would cover the words of the next one.
			`td[${attribute}]{outline-offset:-2px}` +
			"html[data-desk-editing] :is(a,button){cursor:pointer}",
	);
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
