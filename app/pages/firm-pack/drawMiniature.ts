import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";

/** Size of a drawing, in its own units. */
export const miniatureSize = { width: 100, height: 88 };

/** From one line to the next. */
const lineHeight = 5;
/** Of a sheet's text, as it is printed. */
const charactersPerLine = 75;
/** Before the text of a point. */
const indent = 7;

/** The lines of a sheet in small, as paths to be stroked. */
export interface Miniature {
	headings: string;
	text: string;
}

/** Draws the beginning of a sheet in small: a stroke per line of its headings, paragraphs, points and cells. */
export function drawMiniature(sheet: Root): Miniature {
	const drawing = { headings: "", text: "" };
	const { width, height } = miniatureSize;
	let y = lineHeight / 2;
	const draw = (part: keyof Miniature, x: number, length: number) => {
		if (y < height) {
			drawing[part] += `M${x} ${y}h${Math.round(length)}`;
		}
	};
	const drawText = (text: string, x: number) => {
		const length = ((width - x) * text.length) / charactersPerLine;
		for (let start = 0; start < length; start += width - x) {
			draw("text", x, Math.min(length - start, width - x));
			y += lineHeight;
		}
	};
	visit(sheet, "element", (element) => {
		const text = textOf(element);
		switch (element.tagName) {
			// The name of the sheet is beside the drawing.
			case "h3":
				return SKIP;
			case "h4":
				y += lineHeight / 2;
				draw("headings", 0, Math.min(text.length * 2, width));
				y += lineHeight;
				return SKIP;
			case "p":
				drawText(text, 0);
				return SKIP;
			case "li":
				draw("text", 1, 0);
				drawText(text, indent);
				return SKIP;
			case "tr": {
				const cells = element.children.filter((child) => child.type === "element");
				const cellWidth = width / cells.length;
				for (const [column, cell] of cells.entries()) {
					const length = Math.max(3, textOf(cell).length);
					draw("text", Math.round(column * cellWidth), Math.min(length, cellWidth - 4));
				}
				y += lineHeight;
				return SKIP;
			}
		}
	});
	return drawing;
}
