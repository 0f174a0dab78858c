import type { Element } from "hast";

/** Drawings, code and forms. */
const tags = ["form", "script", "style", "svg", "template"];

/** Attributes of elements that are not read as text. Components set `data-no-text`. */
const attributes = ["dataNoText", "hidden"];

/**
 * Whether an element of a page is not part of its text: neither its Markdown nor the search index has it.
 */
export function isOutsideText({ tagName, properties }: Element): boolean {
	return (
		tags.includes(tagName) ||
		properties.ariaHidden === "true" ||
		attributes.some((name) => name in properties)
	);
}
