import { expect, test } from "vitest";
import { addWord, joinLines, revertWords, splitLines } from "./wordList.ts";

test.each(["", "\n"])("the first word of a list that was %j is its first line", (text) => {
	expect(joinLines(addWord(splitLines(text), "Mallee"), text)).toBe("Mallee\n");
});

test("a list whose lines another system has ended takes a word in its place, no word twice, and keeps its line endings", () => {
	const text = "Adelaide\r\nMallee\r\n";
	const lines = ["Brisbane", "Mallee"].reduce(addWord, splitLines(text));
	expect(joinLines(lines, text)).toBe("Adelaide\r\nBrisbane\r\nMallee\r\n");
});

test("words are taken back out of a list whose lines another system has ended, and else it stays as it is", () => {
	const current = "Adelaide\r\nBrisbane\r\nMallee";
	expect(revertWords("", "Brisbane\n", current)).toBe("Adelaide\r\nMallee\r\n");
	expect(revertWords("Mallee\n", "", current)).toBe(current);
});
