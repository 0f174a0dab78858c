import { expect, test } from "vitest";
import type { FieldGroup, FieldValues } from "../../../shared/api/forms.ts";
import { uploadsField } from "../../../shared/fieldNames.ts";
import { findConflicts } from "./conflicts.ts";
import { formatSides } from "./formatSides.ts";

const formSchema: FieldGroup = {
	control: "group",
	fields: {
		line: { label: "Line", isRequired: true, control: "line" },
		price: {
			label: "Price",
			isRequired: true,
			control: "number",
			isMoney: true,
			noneLabel: undefined,
		},
	},
};

/** Both sides of the only conflict between two forms, with [what differs] in brackets. */
function formatConflict(mine: FieldValues, theirs: FieldValues): string[] {
	const [conflict, ...others] = findConflicts(formSchema, {}, mine, theirs);
	expect(others).toEqual([]);
	const sides = formatSides(conflict ?? expect.fail());
	return [sides.mine, sides.theirs].map((segments) =>
		segments.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(""),
	);
}

test("of a long text that both have changed, what differs is marked, with a few words around it", () => {
	const text =
		"A partner reads every draft before it leaves the firm, and signs it with their name. The client sees who has read it, and when, at the foot of the letter.";
	expect(
		formatConflict(
			{ line: text.replace("every draft", "each draft") },
			{ line: text.replace("when", "on which day") },
		),
	).toEqual([
		"A partner reads [each] draft before it leaves the … sees who has read it, and [when], at the foot of the letter.",
		"A partner reads [every] draft before it leaves the … sees who has read it, and [on which day], at the foot of the letter.",
	]);
});

test("only where words are left out are they said to be", () => {
	const isShortened = (mine: string, theirs: string) =>
		findConflicts(formSchema, {}, { line: mine }, { line: theirs }).map(
			(conflict) => formatSides(conflict).isShortened,
		);
	const words = "and then of much that neither has changed ".repeat(3);
	expect(isShortened(`One ${words}`, `Two ${words}`)).toEqual([true]);
	expect(isShortened("Head of Programs", "Head of People")).toEqual([false]);
});

test("two texts of their own, and two prices, are shown whole and without marks", () => {
	expect(formatConflict({ line: "Rooms and keys." }, { line: "She sees to visitors." })).toEqual([
		"Rooms and keys.",
		"She sees to visitors.",
	]);
	expect(formatConflict({ price: 1600 }, { price: 1650 })).toEqual(["$1,600", "$1,650"]);
});

test("two long texts with little in common are not compared word by word", () => {
	const write = (...words: string[]) => words.join(" ").concat(" ").repeat(1200);
	const [mine, theirs] = [write("one", "and", "the", "other"), write("two", "and", "the", "other")];
	expect(formatConflict({ line: mine }, { line: theirs })).toEqual([mine, theirs]);
});

test("a replaced picture is shown by its name", () => {
	const mine = {
		[uploadsField]: { "home-base.png": { file: "0b8e7d0e.png", baseVersion: "4f3a9c0f" } },
	};
	expect(findConflicts(formSchema, {}, mine, {})[0]?.label).toBe("Replaced pictures");
	expect(formatConflict(mine, {})).toEqual(["home-base.png", "The pictures as they are saved"]);
});
