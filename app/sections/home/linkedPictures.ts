import { cover, type Level, type Matrix, parseRow, type Tint } from "../../grid/index.ts";

/** Columns and rows of one picture; four of them touch and make one grid of 52 columns. */
const size = { columns: 13, rows: 8 } as const;

/** The row that is one habit through all four pictures. */
const linkRow = 5;

/** That habit: ticks in Strategy, one leaf in Solutions. */
const link = parseRow("..-..-.-..-o-" + "-.-o-.-oo-o#o" + "-o##o-###o###" + "o############");

const drawings = {
	strategy: cover("strategy", "contour", { ...size, form: 1, grain: 0.2, flip: false }).matrix,
	platform: rings(),
	training: cover("training", "habit", { ...size, form: 0, flip: false }).matrix,
	solutions: cover("solutions", "weave", { ...size, form: 0, grain: 0.5, flip: false }).matrix,
};

/** A part of the program that has a picture. */
export type Part = keyof typeof drawings;

/** Colours of the pictures. */
export const partColours: Readonly<Record<Part, string>> = {
	strategy: "ochre",
	platform: "dusk",
	training: "gum",
	solutions: "redgum",
};

/**
 * The picture of one part, with its piece of the row that links all four.
 * @param place of the part among the four, from 0
 */
export function linkedPicture(part: Part, place: number): Matrix {
	const piece = link.slice(place * size.columns, (place + 1) * size.columns);
	return drawings[part].map((row, index) => (index === linkRow ? piece : row));
}

/** Colours the linking row. */
export const linkTint: Tint = (row) => (row === linkRow ? "saltbush" : "");

/** Rings of dots and discs round a core of bars. */
function rings(): Matrix {
	const levels: readonly Level[] = [1, 0, 2, 3];
	return Array.from({ length: size.rows }, (_, row) =>
		Array.from({ length: size.columns }, (_, column): Level => {
			const ring = Math.min(row, column, size.rows - 1 - row, size.columns - 1 - column);
			return levels[ring] ?? 3;
		}),
	);
}
