import { expect, test } from "vitest";
import { addWord, joinLines, splitLines } from "./wordList.ts";

test.each(["", "\n"])("the first word of a list that was %j is its first line", (text) => {
	expect(joinLines(addWord(splitLines(text), "Mallee"))).toBe("Mallee\n");
});

test("a list whose lines another system has ended takes a word in its place, and no word twice", () => {
	const lines = ["Brisbane", "Mallee"].reduce(addWord, splitLines("Adelaide\r\nMallee\r\n"));
	expect(lines).toEqual(["Adelaide", "Brisbane", "Mallee"]);
});
