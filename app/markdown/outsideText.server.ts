import type { Element } from "hast";

/** Elements that are not text: drawings, code and forms. */
const tags = ["form", "script", "style", "svg", "template"];

/** Attributes of elements that are not read as text. Components set `data-no-text`. */
const attributes = ["dataNoText", "hidden"];

/** Returns whether an element is no part of a page's text, and so left out of Markdown and the search index. */
export function isOutsideText({ tagName, properties }: Element): boolean {
	return (
		tags.includes(tagName) ||
		properties.ariaHidden === "true" ||
		attributes.some((name) => name in properties)
	);
}
