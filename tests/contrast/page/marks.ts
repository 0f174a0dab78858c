import { isClear } from "./colours.ts";
import { getFill, getLayersAt, getPoint } from "./grounds.ts";
import { addSample } from "./samples.ts";

/** Adds the marks of figures and of their legends. A day without use is a mark without a fill. */
export function addMarks(root: Element) {
	for (const mark of root.querySelectorAll("figure i")) {
		const fill = getFill(mark);
		const row = mark.parentElement;
		const point = row && getPoint(row.getClientRects());
		const ground = point && getLayersAt(row, ...point);
		if (ground && !isClear(fill)) {
			const caption = mark.closest("figure")?.querySelector("figcaption");
			addSample("mark", mark, caption?.textContent ?? null, [fill], ground);
		}
	}
}
