import { expect, test } from "vitest";
import { estimateReadingTime } from "../index.ts";

test.each([
	[0, 1],
	[329, 1],
	[330, 2],
	[2200, 10],
	[2310, 11],
])("%i words take %i minutes", (words, minutes) => {
	expect(estimateReadingTime("word ".repeat(words))).toBe(minutes);
});

test("signs by themselves, as in a sum, take no time", () => {
	expect(estimateReadingTime("word − × = ".repeat(329))).toBe(1);
});
