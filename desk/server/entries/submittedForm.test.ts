import { expect, test } from "vitest";
import { chooseFile } from "./submittedForm.ts";

test.each([
	["", "Fill this in.", true],
	[
		"???",
		"Use at least one letter from A to Z, or a number: the address is made of them.",
		undefined,
	],
])(
	"a title of “%s”, of which no address can be made, is told as it is",
	(title, message, isMissing) => {
		const form = { path: "", kind: "article", version: "", data: { title } };
		const { titleIssue } = chooseFile("/nowhere", form);
		expect(titleIssue).toEqual({
			path: "",
			fieldPath: ["title"],
			message,
			...(isMissing ? { isMissing } : {}),
		});
	},
);
