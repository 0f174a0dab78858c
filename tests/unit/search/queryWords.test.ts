import { expect, test } from "vitest";
import { searchTerms } from "../../../app/search/search.ts";

const words = {
	stopWords: ["how", "is", "the", "what"],
	synonyms: { fee: "price", phone: "telephone", "phone number": "telephone office" },
};

test.each([
	["what is the bootcamp", "bootcamp"],
	["the fee", "price"],
	["Phone?", "telephone"],
	["the Phone number?", "telephone office"],
	["phones", "phones"],
	["What is the fee?", "price"],
	["how", "how"],
	["what is the", "what is the"],
	['"the fee"', '"the fee"'],
	["constructor", "constructor"],
])("%j is looked for as %j", (asked, terms) => {
	expect(searchTerms(asked, words)).toBe(terms);
});
