import { getLayersAt, getOpacity, getPoint } from "./grounds.ts";
import { addSample } from "./samples.ts";

/** Adds every text within an element, and what stylesheets write before and after elements. */
export function addTexts(root: Element) {
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const { parentElement, textContent } = node;
		if (
			parentElement &&
			textContent?.trim() &&
			!parentElement.closest(":disabled, script, style")
		) {
			range.selectNodeContents(node);
			addText(parentElement, textContent, range.getClientRects());
		}
	}
	for (const element of root.querySelectorAll("*")) {
		for (const pseudo of ["::before", "::after"]) {
			const { content } = getComputedStyle(element, pseudo);
			if (/"[^"]*[^\s"][^"]*"|counter\(/.test(content)) {
				addText(element, content, element.getClientRects(), pseudo);
			}
		}
	}
}

/** Adds a text of an element, or of one of its pseudo-elements. */
export function addText(element: Element, what: string, boxes: DOMRectList, pseudo?: string) {
	const point = getPoint(boxes);
	const ground = point && getLayersAt(element, ...point);
	if (!ground) {
		return;
	}
	const style = getComputedStyle(element, pseudo);
	const colour = element instanceof SVGElement ? style.fill : style.color;
	addSample("text", element, what, [{ colour, opacity: getOpacity(element) }], ground, {
		size: Number.parseFloat(style.fontSize),
		weight: Number(style.fontWeight),
	});
}
