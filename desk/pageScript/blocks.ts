import type { PageBlock } from "../shared/api/preview.ts";
import { findPriceKey, isPriceHeader } from "./prices.ts";
import { getOwnWords, getWords } from "./words.ts";

/** Finds the elements that hold words of their own, and pictures. */
export function findBlockElements(): Element[] {
	return [...document.body.querySelectorAll("*")].filter((element) => {
		const isHidden = element.closest("script, style, noscript, template");
		const hasWords = [...element.childNodes].some(
			(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
		);
		return !isHidden && (hasWords || element.matches("img, a, p, h1, h2, h3, li, td"));
	});
}

/** Describes an element for the search for its field. @param id of the block */
export function createBlock(element: Element, id: number): PageBlock {
	const alt = element.getAttribute("alt") ?? element.getAttribute("aria-label");
	// In the header of a price row the unit is below the name, and comes from another field.
	const text = isPriceHeader(element) ? getOwnWords(element) : getWords(element);
	return { id, text, price: findPriceKey(element), ...(alt ? { alt } : {}) };
}
