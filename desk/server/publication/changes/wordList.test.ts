import { expect, test } from "vitest";
import { addWord, joinLines, splitLines } from "./wordList.ts";

test.each(["", "\n"])("the first word of a list that was %j is its first line", (text) => {
	expect(joinLines(addWord(splitLines(text), "Mallee"))).toBe("Mallee\n");
});
