import { expect, test } from "vitest";
import { findCaret } from "./findCaret.ts";

test.each([
	["begins where it was clicked", "We ask before we send.", "We ask |before we send."],
	[
		"is found beside a placeholder",
		"{brand} asks before it sends.",
		"Mallee asks |before it sends.",
	],
	["is found beside a link", "See [Pricing](/pricing) for the rest.", "See Pricing for| the rest."],
	[
		"is told apart from the same words",
		"Ask us. Then ask us again.",
		"Ask us. Then ask us| again.",
	],
	["may be among spaces of another kind", "Ten people\nbegin.", "Ten\u00a0people |begin."],
	["is at the beginning", "We ask before we send.", "|We ask before we send."],
])("the caret %s", (_name, text, shown) => {
	const [before = "", after = ""] = shown.split("|");
	const caret = findCaret(text, { before, after });
	expect(text.slice(caret).trim().slice(0, 5)).toBe(after.trim().slice(0, 5));
});

test("the caret is at the end of a text that holds none of the words", () => {
	expect(findCaret("{note}", { before: "The note", after: " of it" })).toBe(6);
});
