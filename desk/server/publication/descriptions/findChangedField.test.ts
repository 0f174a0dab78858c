import { expect, test } from "vitest";
import { findChangedField } from "./findChangedField.ts";

const destinations = "content/destinations.yaml";
const find = (path: string, before: string, after: string) =>
	findChangedField(path, Buffer.from(before), Buffer.from(after));

test.each([
	["a field", "name: Ada\nline: Reads.\n", "name: Ada\nline: Writes.\n", ["line"]],
	["a field that is new", "name: Ada\n", "name: Ada\nline: Writes.\n", ["line"]],
	["a field that is gone", "name: Ada\nline: Reads.\n", "name: Ada\n", ["line"]],
	["nothing but a comment", "name: Ada\n", "# Hers\nname: Ada\n", undefined],
])("%s is found in its form", (_case, before, after, fieldPath) => {
	expect(find("content/team/ada.yaml", before, after)).toEqual(fieldPath);
});

test("an item is found by its position in the form's list, a text as the field that it is", () => {
	const table = (price: number) => `rows:\n  - label: Platform\n    prices: { small: ${price} }\n`;
	expect(find("content/pricing.yaml", table(400), table(420))).toEqual([
		"rows",
		0,
		"prices",
		"small",
	]);
	const article = (text: string) => `---\ntitle: Notes\n---\n\n${text}\n`;
	expect(find("content/articles/notes.md", article("One."), article("Two."))).toEqual(["markdown"]);
	expect(
		find(
			destinations,
			"eventPages:\n  a: https://a.example\n",
			"eventPages:\n  a: https://b.example\n",
		),
	).toEqual(["eventPages", 0, "value"]);
});
