import { expect, test } from "vitest";
import type { FieldControl, FormField } from "../../../shared/api/forms.ts";
import { uploadsField } from "../../../shared/fieldNames.ts";
import { findConflicts } from "./conflicts.ts";
import { formatFieldValue, formatSide } from "./formatFieldValue.ts";

const price: FieldControl = { control: "number", isMoney: true, noneLabel: "Not offered" };
const author: FieldControl = {
	control: "choice",
	options: [{ value: "ada", label: "Ada Nguyen" }],
};
const describe = (control: FieldControl): FormField => ({
	label: "Label",
	isRequired: true,
	...control,
});
const rows: FieldControl = {
	control: "list",
	item: describe({
		control: "group",
		fields: { author: describe(author), price: describe(price) },
	}),
};

test.each<[unknown, FieldControl | undefined, string]>([
	[1600.5, price, "$1,600.50"],
	["1.100", price, "1.100"],
	[null, price, "Not offered"],
	[1600, undefined, "1,600"],
	["ada", author, "Ada Nguyen"],
	["somebody", author, "somebody"],
	["rgb(31 79 121)", { control: "colour" }, "#1f4f79"],
	["2027-03-05", { control: "day" }, "5 March 2027"],
	[true, { control: "checkbox" }, "Yes"],
	[
		[
			{ author: "ada", price: 400 },
			{ author: "", price: null },
		],
		rows,
		"1. Ada Nguyen · $400\n2. Nothing · Not offered",
	],
	[[], rows, "Nothing"],
	["", author, "Nothing"],
	[undefined, price, "Nothing"],
])("%j in a conflict is shown by its field, %#", (value, field, shown) => {
	expect(formatFieldValue(value, field)).toBe(shown);
});

test("a replaced picture in a conflict is shown by its name", () => {
	const mine = { [uploadsField]: { "home-base.png": { file: "0b8e7d0e.png", base: "4f3a9c0f" } } };
	const [conflict] = findConflicts({ control: "group", fields: {} }, {}, mine, {});
	expect(conflict?.label).toBe("Replaced pictures");
	expect(
		conflict && [conflict.mine, conflict.theirs].map((value) => formatSide(value, conflict)),
	).toEqual(["home-base.png", "The pictures as they are saved"]);
});
