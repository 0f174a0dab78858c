import { getLayersAt, getOpacity, getPoint } from "./grounds.ts";
import { addSample } from "./samples.ts";

/** Adds the marks of pictures that say something. */
export function addMarks(root: Element) {
	for (const mark of root.querySelectorAll(
		"svg[role=img] :is(path, circle, rect):not(.ticks), figure .habit-row i:not(.gap)",
	)) {
		const picture = mark.closest("svg, .habit-row") ?? mark;
		const point = getPoint(picture.getClientRects());
		const ground = point && getLayersAt(picture, ...point);
		const colour = getMarkColour(mark);
		if (ground && colour !== "none") {
			const what = picture.getAttribute("aria-label");
			addSample("mark", mark, what, [{ colour, opacity: getOpacity(mark) }], ground);
		}
	}
}

/** Returns the colour of a mark: of a shape its fill, else its line. */
function getMarkColour(mark: Element): string {
	const { fill, stroke, backgroundColor } = getComputedStyle(mark);
	const shape = fill === "none" ? stroke : fill;
	return mark instanceof SVGElement ? shape : backgroundColor;
}
