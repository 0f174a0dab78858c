import { expect, test } from "vitest";
import { minutesToRead } from "../../../content-model/index.ts";

test.each([
	[0, 1],
	[329, 1],
	[330, 2],
	[2200, 10],
	[2310, 11],
])("%i words take %i minutes", (words, minutes) => {
	expect(minutesToRead("word ".repeat(words))).toBe(minutes);
});
