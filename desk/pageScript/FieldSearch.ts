import type { Point } from "./pointer.ts";
import { holdsPrices } from "./prices.ts";

/** An element that shows a field. */
interface FieldElement {
	element: Element;
	/** The id of its block. */
	id: number;
}

/** Finds the fields that a page shows. */
export class FieldSearch {
	/** The fields that each element of the page is or contains. */
	readonly #contained = new Map<Element, FieldElement[]>();

	/** @param fields in the order of the page */
	constructor(fields: readonly FieldElement[]) {
		for (const field of fields) {
			for (const element of listAncestors(field.element)) {
				const others = this.#contained.get(element);
				if (others) {
					others.push(field);
				} else {
					this.#contained.set(element, [field]);
				}
			}
		}
	}

	/**
	 * Finds the nearest field: that of an element itself, of an ancestor, or of what an ancestor contains that which is
	 * nearest to the pointer.
	 */
	find(target: Element, point: Point | undefined): FieldElement | undefined {
		for (const ancestor of listAncestors(target)) {
			const contained = this.#contained.get(ancestor) ?? [];
			const own = contained.find(({ element }) => element === ancestor);
			if (own || holdsPrices(ancestor)) {
				return own;
			}
			if (contained.length > 0) {
				return point ? findNearest(contained, point) : contained[0];
			}
		}
	}
}

/** Lists an element and those that it is in, up to the body of the page. */
function listAncestors(element: Element): Element[] {
	const { parentElement } = element;
	return element === element.ownerDocument.body
		? []
		: [element, ...(parentElement ? listAncestors(parentElement) : [])];
}

/** Finds which of some fields is nearest to a point; the first where several are. */
function findNearest(fields: readonly FieldElement[], point: Point): FieldElement | undefined {
	const distances = fields.map((field) => ({
		field,
		distance: measureDistance(field.element, point),
	}));
	return distances.toSorted((a, b) => a.distance - b.distance)[0]?.field;
}

/**
 * Measures how far a point is from what an element holds, such as its words, which may be far narrower than its box. An
 * element that is not seen is further than any.
 */
function measureDistance(element: Element, { x, y }: Point): number {
	const range = document.createRange();
	range.selectNodeContents(element);
	const content = [...range.getClientRects()];
	const boxes = content.length > 0 ? content : [...element.getClientRects()];
	const distances = boxes.map(({ left, right, top, bottom }) =>
		Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
	);
	return Math.min(...distances);
}
