import { expect, test } from "vitest";
import { drawKeyTerm, isKeyTerm } from "./drawKeyTerm.ts";

test.each([
	["20%", 5, 1],
	["5 Business Days", 1, 1],
	["12 months", 52, 3],
	["30 calendar days", 4, 1],
	["14 days", 2, 1],
	["6 weeks", 6, 1],
	["1 week", 1, 1],
	["6 months", 26, 2],
	["1 month", 4, 1],
	["1 year", 52, 3],
	["2 Years", 104, 5],
	["100%", 25, 1],
])("a key term of %s is drawn as %i cells in %i rows", (figure, cells, rows) => {
	const drawn = drawKeyTerm(figure);
	expect(drawn).toHaveLength(rows);
	expect(drawn.flat().filter((state) => state === 3)).toHaveLength(cells);
	expect(drawn.every((row) => row.length === 25)).toBe(true);
});

test.each(["1 day", "1 business day"])("%s is part of a week: a disc", (figure) => {
	expect(drawKeyTerm(figure).flat().slice(0, 2)).toEqual([2, 0]);
});

test.each(["6 hours", "90", "by 2030", "three months"])("%s is no key term", (figure) => {
	expect(isKeyTerm(figure)).toBe(false);
});
