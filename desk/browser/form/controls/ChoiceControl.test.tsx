import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DeskFormContext } from "../formContext.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";

const options = [
	{ value: "gum", label: "Gum" },
	{ value: "dusk", label: "Dusk" },
];

/** Renders the choice of a colour and reads its options: their values and what they are called. */
function readOptions(value: unknown, isRequired: boolean, noneLabel?: string): string[] {
	const html = renderToStaticMarkup(
		<ChoiceControl
			id="f.colour"
			attributes={{ id: "f.colour", "aria-describedby": undefined, "aria-invalid": undefined }}
			fieldPath={["colour"]}
			label="Colour"
			context={{} as DeskFormContext}
			onChange={() => {}}
			{...{ options, value, isRequired, noneLabel }}
		/>,
	);
	const found = html.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g);
	return [...found].map(([, optionValue, label]) => `${optionValue}: ${label}`);
}

test.each([
	["required", true, ": Choose…"],
	["optional", false, ": None"],
])(
	"a %s choice whose file has an empty text is one in which nothing is chosen",
	(_name, isRequired, none) => {
		const expected = [none, "gum: Gum", "dusk: Dusk"];
		expect(readOptions("", isRequired)).toEqual(expected);
		expect(readOptions(undefined, isRequired)).toEqual(expected);
	},
);

test("no choice is called by what comes of it", () => {
	expect(readOptions(undefined, false, "Chosen for you")[0]).toBe(": Chosen for you");
});

test("a value that the list does not have can be chosen too", () => {
	expect(readOptions("teal", true)).toEqual(["teal: teal", "gum: Gum", "dusk: Dusk"]);
});
