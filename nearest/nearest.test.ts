import { expect, test } from "vitest";
import { findNearest } from "./nearest.ts";

test.each([
	["Strategy", ["strategy"], 0, "strategy"],
	["stratgey", ["strategy"], 1, "strategy"],
	["pricng", ["pricing"], 1, "pricing"],
	["prcing", ["training", "prices"], 1, undefined],
	["abc", ["xyz"], 2, undefined],
	["", ["ab"], 1, undefined],
	// The first of several equally near, unless a nearer one follows.
	["hat", ["cat", "bat"], 1, "cat"],
	["bats", ["cat", "bat"], 2, "bat"],
])("nearest to %s of %j within %i is %s", (word, words, limit, expected) => {
	expect(findNearest(word, words, limit)).toBe(expected);
});
