import { expect, test } from "vitest";
import type { FieldControl, FieldGroup, FieldPath, FormField } from "../api/forms.ts";
import { describeFieldPlace, findFieldPlace, formatFieldPlace } from "./fieldPlace.ts";

const createField = (label: string, control: FieldControl = { control: "line" }): FormField => ({
	label,
	isRequired: true,
	...control,
});

const formSchema: FieldGroup = {
	control: "group",
	fields: {
		title: createField("Title"),
		words: createField("Words", {
			control: "tuple",
			items: [createField("Word 1"), createField("Word 2")],
		}),
		rows: createField("Rows", {
			control: "list",
			item: createField("Row", {
				control: "group",
				fields: {
					name: createField("Name"),
					prices: createField("Prices", {
						control: "group",
						fields: { small: { ...createField("Small"), labelAfterItem: "price of Small" } },
					}),
				},
			}),
		}),
	},
};
const data = { title: "A", words: ["One", "Two"], rows: [{ name: "Platform" }, {}] };

test.each<[FieldPath, name: string, description: string]>([
	[["title"], "Title", "Title"],
	[["rows", 0, "name"], "Rows › Platform › Name", "“Name” of “Platform”, under Rows"],
	[["rows", 1, "name"], "Rows › Row 2 › Name", "“Name” of “Row 2”, under Rows"],
	[["rows", 0, "prices", "small"], "Platform, price of Small", "“Small” of “Platform”, under Rows"],
	[["words", 1], "Words › Word 2", "“Word 2”, under Words"],
	[["rows", 0, "other"], "Rows › Platform › other", "“other” of “Platform”, under Rows"],
])("%j is called by its labels, and by the name of its item", (fieldPath, name, description) => {
	expect(formatFieldPlace(findFieldPlace(formSchema, data, fieldPath))).toBe(name);
	expect(describeFieldPlace(formSchema, data, fieldPath)).toBe(description);
});
