import { expect, test } from "vitest";
import { drawKeyTerm } from "./drawKeyTerm.ts";

test.each([
	["20%", 5, 1],
	["5 Business Days", 1, 1],
	["12 months", 52, 3],
	["30 calendar days", 4, 1],
	["100%", 25, 1],
])("a key term of %s is drawn as %i cells in %i rows", (figure, cells, rows) => {
	const drawn = drawKeyTerm(figure);
	expect(drawn).toHaveLength(rows);
	expect(drawn.flat().filter((state) => state === 3)).toHaveLength(cells);
	expect(drawn.every((row) => row.length === 25)).toBe(true);
});
