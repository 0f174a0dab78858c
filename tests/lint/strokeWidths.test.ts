import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { strokeWidth } from "../../grid/index.ts";

test.each([
	["app/components/GridDrawing.module.css", [strokeWidth.tick, strokeWidth.dot, strokeWidth.disc]],
	["desk/browser/form/controls/PictogramControl.module.css", [strokeWidth.dot, strokeWidth.disc]],
])("%s draws symbols as wide as files of drawings have them", (stylesheet, widths) => {
	// Files of drawings have no large symbols.
	const css = readFileSync(stylesheet, "utf8").replaceAll(/\.largeSymbols [^}]*\}/g, "");
	expect(
		Array.from(css.matchAll(/stroke-width: ([\d.]+);/g), ([, width]) => Number(width)),
	).toEqual(widths);
});
