import { expect, test } from "vitest";
import { quote } from "../../../../proofreading/finding.ts";
import { describeProse } from "./describeProse.ts";

const problem = "This site does not write “leverage”";
const remedy = "Write “use”.";

test("what is wrong is said with the words around it, and what to write", () => {
	const text = "They leverage the letter.";
	expect(describeProse({ problem, remedy, quotation: quote(text, 5, 13) })).toBe(
		"“They leverage the letter.”: This site does not write “leverage”. Write “use”.",
	);
});

test("of a long text only the words nearby are quoted, each whole", () => {
	const many = Array.from({ length: 20 }, (_, index) => `word${index}`).join(" ");
	const text = `${many} leverage ${many}`;
	const quotation = quote(text, many.length + 1, many.length + 9);
	expect(describeProse({ problem, remedy, quotation })).toBe(
		"“… word15 word16 word17 word18 word19 leverage word0 word1 word2 word3 word4 word5 …”: This site does not write “leverage”. Write “use”.",
	);
});

test("the entry that has the same words is named", () => {
	const found = {
		problem: "An earlier article has “so and so” too",
		remedy: "Say it another way.",
	};
	expect(describeProse(found, "Our year")).toBe(
		"An earlier article has “so and so” too (Our year). Say it another way.",
	);
});
