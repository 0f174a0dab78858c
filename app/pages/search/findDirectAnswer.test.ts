import { expect, test } from "vitest";
import { findDirectAnswer } from "./findDirectAnswer.ts";

const prices = { triggers: ["price", "prices"] };
const synonyms = { cost: "price", "per user": "person" };
const answerTo = (query: string) => findDirectAnswer(query, [prices], synonyms);

test("a query with one of the words is answered, whatever else it says", () => {
	expect(answerTo("price")).toBe(prices);
	expect(answerTo("What are your PRICES?")).toBe(prices);
});

test("a synonym finds the same answer", () => {
	expect(answerTo("what does it cost")).toBe(prices);
});

test("a word that was typed counts before a synonym", () => {
	const consults = { triggers: ["consult"] };
	expect(findDirectAnswer("cost of a consult", [prices, consults], synonyms)).toBe(consults);
});

test("the longest of the words that were typed counts: it says most", () => {
	const consults = { triggers: ["consult"] };
	const notice = { triggers: ["notice", "price rise"] };
	const answers = [prices, consults, notice];
	expect(findDirectAnswer("price of a consult", answers, synonyms)).toBe(consults);
	expect(findDirectAnswer("price rise", answers, synonyms)).toBe(notice);
	expect(findDirectAnswer("price of a seat", answers, synonyms)).toBe(prices);
});

test("a part of a word is not the word, and another word is not answered", () => {
	expect(answerTo("priceless costume")).toBeUndefined();
	expect(answerTo("seats per user")).toBeUndefined();
	expect(answerTo("")).toBeUndefined();
});
