import { cover, type Level, type Matrix, type Tint } from "../../grid/index.ts";

const { matrix, accent } = cover("solutions-hero", "weave", {
	columns: 25,
	rows: 6,
	form: 0,
	grain: 0.9,
	flip: false,
});

/** The row that all others hang together by: one leaf from end to end. */
const strand = 3;

/** Bars of many lengths, woven round one strand, 25 by 6. */
export const weave: Matrix = matrix.map((row, index) =>
	index === strand ? row.map((): Level => 3) : row,
);

/** Sets the strand apart, and the accent of the weave. */
export const weaveTint: Tint = (row, column) => {
	if (row === strand) return "saltbush";
	return accent[row]?.[column] ? "ochre" : "";
};
