import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { markWidth } from "../../grid/index.ts";

test.each([
	["app/components/GridDrawing.module.css", [markWidth.tick, markWidth.dot, markWidth.disc]],
	["desk/browser/form/widgets/PictogramWidget.module.css", [markWidth.dot, markWidth.disc]],
])("%s draws marks as wide as files of drawings have them", (stylesheet, widths) => {
	// Files of drawings have no large marks.
	const css = readFileSync(stylesheet, "utf8").replaceAll(/\.largeMarks [^}]*\}/g, "");
	expect(
		Array.from(css.matchAll(/stroke-width: ([\d.]+);/g), ([, width]) => Number(width)),
	).toEqual(widths);
});
