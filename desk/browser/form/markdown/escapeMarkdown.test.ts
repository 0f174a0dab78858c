import { expect, test } from "vitest";
import { escapeAddress, escapeWords, quoteCaption } from "./escapeMarkdown.ts";

test.each([
	["a *short* letter ", "a *short* letter"],
	["section 5[2]", "section 5\\[2\\]"],
	["already \\[escaped\\]", "already \\[escaped\\]"],
])("the words %j of a link are written as %j", (words, written) => {
	expect(escapeWords(words)).toBe(written);
});

test("a bracket in the address of a link does not end it", () => {
	expect(escapeAddress("https://a.example/x)y_(z)")).toBe("https://a.example/x%29y_%28z%29");
});

test("the quotation marks of a caption open and close as the site has them", () => {
	expect(quoteCaption('The "big" room, C:\\plans ')).toBe('"The ‘big’ room, C:\\\\plans"');
	expect(quoteCaption('"Big"')).toBe('"‘Big’"');
});
