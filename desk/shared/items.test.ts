import { expect, test } from "vitest";
import { findItemTitle, getItemTitle, identifyItems, isBlank, matchItems } from "./items.ts";

test("an item is called by the best of its names, else by its number", () => {
	expect(findItemTitle({ text: "Long words", title: "Title", label: "" })).toBe("Title");
	expect(findItemTitle({ name: 5, count: 2 })).toBeUndefined();
	expect(findItemTitle(null)).toBeUndefined();
	expect(getItemTitle({ question: "Why?" }, 0, "Question")).toBe("Why?");
	expect(getItemTitle("a word", 0, "Word")).toBe("a word");
	expect(getItemTitle({ count: 2 }, 1, "Row")).toBe("Row 2");
	expect(getItemTitle({ count: 2 }, 1)).toBe("2");
});

test("items are told apart by their ids, and those that are alike by numbers", () => {
	expect(
		identifyItems([
			{ id: "a", title: "Same" },
			{ key: "b", title: "Same" },
			{ title: "Same" },
			{ title: "Same" },
			{ title: "Same" },
			{ count: 1 },
			"word",
			undefined,
		]),
	).toEqual(["a", "b", "Same", "Same (2)", "Same (3)", '{"count":1}', '"word"', ""]);
});

test("an item is found again wherever it has moved, the same before one of its name", () => {
	const [first, second] = [
		{ title: "A", text: "One" },
		{ title: "A", text: "Two" },
	];
	expect(matchItems([first, second], [second, first])).toEqual([1, 0]);
	expect(
		matchItems([first, { title: "B" }], [{ title: "B" }, { title: "A", text: "New" }]),
	).toEqual([1, 0]);
	expect(matchItems(["b", "a"], ["a", "a"])).toEqual([1, undefined]);
	const [old, other] = [
		{ id: "a", title: "A", text: "One" },
		{ id: "a", title: "B", text: "Two" },
	];
	expect(matchItems([first, old], [other])).toEqual([1]);
	expect(matchItems(["a", "b"], [])).toEqual([]);
});

test("an item is found again if half of it is left, and is new otherwise", () => {
	const before = { title: "A", text: "One", note: "", steps: { first: "x", last: "y" } };
	const reword = (after: unknown, old: unknown = before) => matchItems([old], [after])[0];
	expect(reword({ ...before, title: "B" })).toBe(0);
	expect(reword({ title: "B", text: "One", steps: { first: "x", last: "z" } })).toBe(0);
	expect(reword({ title: "B", text: "Other", steps: before.steps })).toBeUndefined();
	// What was empty before is nothing that could be left.
	expect(reword({ title: "B", note: "" }, { title: "A", note: "" })).toBeUndefined();
	expect(reword({ id: "b", text: "One" }, { id: "a", text: "One" })).toBeUndefined();
	expect(reword({}, {})).toBe(0);
	expect(reword({ title: "B" }, {})).toBeUndefined();
	expect(reword("Ten lawyers wrote to us", "Two lawyers wrote to us")).toBe(0);
	expect(reword("Nobody asked her", "Two lawyers wrote to us")).toBeUndefined();
	expect(reword("", "Two lawyers wrote to us")).toBeUndefined();
	expect(reword("Two", ["Two"])).toBeUndefined();
	expect(reword(2, "2")).toBeUndefined();
});

test("a value with a number, a word or a tick anywhere in it is not blank", () => {
	for (const blank of [undefined, null, "", false, [], {}, { rows: [{ text: "" }, null] }]) {
		expect(isBlank(blank)).toBe(true);
	}
	for (const value of [0, true, " ", [0], { text: "", rows: [{ count: 0 }] }]) {
		expect(isBlank(value)).toBe(false);
	}
});
