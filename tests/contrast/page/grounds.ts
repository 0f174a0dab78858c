import { isOpaque, type Layer } from "./colours.ts";

/** Returns the middle of the first box, brought into view; nothing where there is none to see. */
export function getPoint(boxes: DOMRectList): [x: number, y: number] | undefined {
	const box = Array.from(boxes).find(({ width, height }) => width > 1 && height > 1);
	if (!box) {
		return;
	}
	const x = box.left + box.width / 2;
	const y = box.top + box.height / 2;
	if (y >= 0 && y < innerHeight) {
		return [x, y];
	}
	const before = scrollY;
	scrollTo({ top: before + y - innerHeight / 4, behavior: "instant" });
	return [x, y - (scrollY - before)];
}

/** Returns the fills under a point from an element down; nothing where the element cannot be seen there. */
export function getLayersAt(element: Element, x: number, y: number): Layer[] | undefined {
	const elements = document.elementsFromPoint(x, y);
	const index = elements.indexOf(element);
	const covered = elements
		.slice(0, Math.max(0, index))
		.some((above) => !element.contains(above) && isOpaque(getFill(above)));
	return index < 0 || covered ? undefined : elements.slice(index).map(getFill);
}

/** Returns the fills under a point below an element, as if it were not there. */
export function getLayersUnder(element: Element, [x, y]: [number, number]): Layer[] {
	const elements = document.elementsFromPoint(x, y);
	const parent = elements[elements.indexOf(element) + 1];
	return (parent && getLayersAt(parent, x, y)) ?? [];
}

/** Returns the colour that an element puts on the page behind what it holds. */
export function getFill(element: Element): Layer {
	const { backgroundColor, fill } = getComputedStyle(element);
	const colour = element instanceof SVGGeometryElement ? fill : backgroundColor;
	return { colour, opacity: getOpacity(element) };
}

/** Returns the opacity that an element and those that hold it give together. */
export function getOpacity(element: Element | null): number {
	return element
		? Number(getComputedStyle(element).opacity) * getOpacity(element.parentElement)
		: 1;
}
