import { cover, type Matrix, type Tint } from "../../grid/index.ts";

const { matrix, accent } = cover("platform", "frame", {
	columns: 25,
	rows: 8,
	form: 2,
	flip: false,
	grain: 0.5,
});

/** The opening's picture: a wall round the firm's own ground, and what is kept inside it. */
export const enclosure: Matrix = matrix;

/** What is kept takes the linking hue. */
export const enclosureTint: Tint = (row, column) => (accent[row]?.[column] ? "saltbush" : "");
