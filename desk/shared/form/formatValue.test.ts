import { expect, test } from "vitest";
import type { FieldControl, FormField } from "../api/forms.ts";
import { formatValue } from "./formatValue.ts";

const price: FieldControl = { control: "number", isMoney: true, noneLabel: "Not offered" };
const author: FieldControl = {
	control: "choice",
	options: [{ value: "ada", label: "Ada Nguyen" }],
};
const variant: FieldControl = { control: "choice", options: [{ value: 0, label: "Variant 1" }] };
const describe = (label: string, control: FieldControl): FormField => ({
	label,
	isRequired: true,
	...control,
});
const rows: FieldControl = {
	control: "list",
	item: describe("Row", {
		control: "group",
		fields: { author: describe("Author", author), price: describe("Price", price) },
	}),
};
const percentage: FieldControl = { control: "number", isMoney: false, noneLabel: undefined };
const crop: FieldControl = {
	control: "crop",
	replacesPicture: false,
	fields: { left: describe("Left", percentage), width: describe("Width", percentage) },
};

test.each<[unknown, FieldControl | undefined, string]>([
	[1600.5, price, "$1,600.50"],
	["1.100", price, "1.100"],
	[null, price, "Not offered"],
	[1600, undefined, "1,600"],
	[0.12345, percentage, "0.12345"],
	["ada", author, "Ada Nguyen"],
	["somebody", author, "somebody"],
	[0, variant, "Variant 1"],
	["rgb(31 79 121)", { control: "colour" }, "#1f4f79"],
	["2027-03-05", { control: "day" }, "5 March 2027"],
	[2025, { control: "date" }, "2025"],
	[true, { control: "checkbox" }, "Yes"],
	[
		[
			{ author: "ada", price: 400 },
			{ author: "", price: null },
		],
		rows,
		"1. Ada Nguyen · Price: $400\n2. Author: Nothing · Price: Not offered",
	],
	[{ left: 5.5, width: 90 }, crop, "Left: 5.5 · Width: 90"],
	[[], rows, "Nothing"],
	["", author, "Nothing"],
	[undefined, { ...author, noneLabel: "Chosen for you" }, "Chosen for you"],
	[undefined, price, "Nothing"],
])("%j is shown by its field, %#", (value, field, shown) => {
	expect(formatValue(value, field)).toBe(shown);
});
