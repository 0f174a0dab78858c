import { isClear } from "./colours.ts";
import { getFill, getLayersAt, getPoint } from "./grounds.ts";
import { addSample } from "./samples.ts";

/** Adds the symbols of figures and of their legends. A day without use is a symbol without a fill. */
export function addSymbols(root: Element) {
	for (const symbol of root.querySelectorAll("figure i")) {
		const fill = getFill(symbol);
		const row = symbol.parentElement;
		const point = row && getPoint(row.getClientRects());
		const ground = point && getLayersAt(row, ...point);
		if (ground && !isClear(fill)) {
			const caption = symbol.closest("figure")?.querySelector("figcaption");
			addSample("symbol", symbol, caption?.textContent ?? null, [fill], ground);
		}
	}
}
