import { expect, test } from "vitest";
import { drawShares } from "./shares.ts";

/** Draws rows as strings, in which a 3 is a day of a bar. */
const draw = (...amounts: number[]) => drawShares(amounts).map((row) => row.join(""));

test("each amount has the part of the row that it is of all, from where the one before ends", () => {
	expect(draw(2, 3)).toEqual(["3333333333000000000000000", "0000000000333333333333333"]);
	expect(draw(120, 120)).toEqual(["3333333333333000000000000", "0000000000000333333333333"]);
});

test("the smallest amount has a day, wherever it is, and none leaves the row", () => {
	expect(draw(1000, 1, 1000)[1]).toBe("0000000000003000000000000");
	expect(draw(1000, 1, 1)).toEqual([
		"3333333333333333333333300",
		"0000000000000000000000030",
		"0000000000000000000000003",
	]);
	expect(draw(0, 1000)[0]).toBe("3000000000000000000000000");
});

test("a bar may be told to have two days at least", () => {
	const rows = drawShares([1, 1000, 1], 2).map((row) => row.join(""));
	expect(rows).toEqual([
		"3300000000000000000000000",
		"0033333333333333333333300",
		"0000000000000000000000033",
	]);
	expect(
		drawShares(Array<number>(30).fill(1), 2).every((row) => /^0*330*$/.test(row.join(""))),
	).toBe(true);
});

test("of more amounts than days, each has a bar", () => {
	expect(draw(...Array<number>(30).fill(1)).every((row) => /^0*30*$/.test(row))).toBe(true);
});
