import { expect, test } from "vitest";
import { drawSectionBars } from "./drawSectionBars.ts";

const draw = (...lengths: number[]) => drawSectionBars(lengths).map((row) => row.join(""));

test("each section has its share of a row, where it is in the text", () => {
	expect(draw(100, 300, 100)).toEqual([
		"3333300000000000000000000",
		"0000033333333333333300000",
		"0000000000000000000033333",
	]);
});

test("the shortest section has two days, also at the end", () => {
	expect(draw(1, 1000, 1)).toEqual([
		"3300000000000000000000000",
		"3".repeat(25),
		"0000000000000000000000033",
	]);
});
