import { expect, test } from "vitest";
import type { FieldControl, FieldGroup, FormField } from "../../shared/api/forms.ts";
import { collections } from "../content/kinds/deskKinds.ts";
import { contentKinds } from "../content/kinds/kinds.ts";
import { createFormSchema } from "./createFormSchema.ts";

const optionLists = {
	article: [],
	author: [{ value: "team", label: "The whole team" }],
	category: [],
	plan: [{ value: "small", label: "Small" }],
};

function createFormOf(name: string): FieldGroup {
	const kind = contentKinds.find((other) => other.name === name);
	return kind ? createFormSchema(kind, optionLists) : expect.fail(`There is no kind ${name}.`);
}

/** The fields of a group, and of each item of a list, by their names. */
function listInnerFields(control: FieldControl | undefined): [string, FormField][] {
	switch (control?.control) {
		case "group":
			return Object.entries(control.fields);
		case "list":
			return listInnerFields(control.item);
		case "tuple":
			return control.items.flatMap(listInnerFields);
		default:
			return [];
	}
}

/** Every field of a form, however deep, with its path. */
function listFields(control: FieldControl, path: string): [string, FormField][] {
	return listInnerFields(control).flatMap(([name, field]): [string, FormField][] => [
		[`${path}.${name}`, field],
		...listFields(field, `${path}.${name}`),
	]);
}

/** A field of a form, by its path. */
function getField(name: string, ...path: string[]): FormField | undefined {
	return Object.fromEntries(listFields(createFormOf(name), name))[[name, ...path].join(".")];
}

test("the sample switch comes last, and a shared cell is labelled as such", () => {
	for (const name of ["article", "event", "person", "benefit", "site"]) {
		expect(Object.keys(createFormOf(name).fields).at(-1), name).toBe("sample");
	}
	expect(getField("pricing", "rows", "sharedPricePlans")).toMatchObject({
		label: "Shared cell",
		item: { label: "Plan" },
	});
});

test("a cover is called by its subject, and its pattern need not be chosen", () => {
	expect(getField("article", "cover", "mode")).toMatchObject({
		label: "Subject of the drawing",
		options: expect.arrayContaining([{ value: "frame", label: "Platform and governance" }]),
	});
	expect(getField("article", "cover", "pattern")).toMatchObject({
		options: expect.arrayContaining([{ value: 0, label: "Pattern 1" }]),
		noneLabel: "Chosen for you",
	});
});

test("what has to be filled in comes before what may be left empty, wherever entries are added", () => {
	for (const name of Object.keys(collections)) {
		const required = Object.values(createFormOf(name).fields).map(({ isRequired }) => isRequired);
		expect(required, name).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
	}
});

test("a new entry begins with options that its fields offer", () => {
	for (const [name, { createValues }] of Object.entries(collections)) {
		const { fields } = createFormOf(name);
		for (const [field, value] of Object.entries(createValues?.([{ colour: "gum" }]) ?? {})) {
			const { options } = { options: undefined, ...fields[field] };
			const values = options?.map((option) => option.value);
			expect(values ?? [value], `${field} of ${name}`).toContain(value);
		}
	}
});

test("no two fields of a benefit have the same label", () => {
	const benefit = createFormOf("benefit");
	const labels = [benefit, benefit.fields.head]
		.flatMap(listInnerFields)
		.map(([, { label }]) => label);
	expect(labels).toEqual([...new Set(labels)]);
});

test("a field has the label and the explanation of its schema", () => {
	expect(getField("pricing", "gst")).toMatchObject({
		label: "GST",
		hint: "As a share of the price: 0.1 is 10 per cent.",
	});
	expect(getField("pricing", "rows", "prices", "small")).toMatchObject({
		label: "Small",
		control: "number",
		isMoney: true,
		noneLabel: "Not offered",
	});
});

test("the text of an article follows its standfirst", () => {
	const names = Object.keys(createFormOf("article").fields);
	expect(names[names.indexOf("standfirst") + 1]).toBe("markdown");
});

test("a group of words keeps its fields, whatever it is called", () => {
	expect(getField("page-blog", "article", "back")).toBeDefined();
});

test("no form mentions files, code or YAML", () => {
	for (const { name } of contentKinds) {
		const words = listFields(createFormOf(name), name).flatMap(([, { label, hint }]) => [
			label,
			hint,
		]);
		expect(words.join("\n"), name).not.toMatch(
			/`|\bor null\b|^true (?:while|once|where|for)\b|npm run/m,
		);
	}
});

test("every amount of dollars is read as money, in whatever form", () => {
	const amounts = contentKinds
		.flatMap(({ name }) => listFields(createFormOf(name), name))
		.flatMap(([path, field]) => (field.control === "number" && field.isMoney ? path : []));
	expect(amounts).toEqual(
		expect.arrayContaining([
			"pricing.rows.prices.small",
			"pricing.infrastructure.fixed",
			"pricing.staffTime.hourCost",
		]),
	);
});

test("a screenshot is replaced below the last of its parts, and nowhere else", () => {
	const crops = listFields(createFormOf("page-platform"), "").flatMap(([path, field]) =>
		field.control === "crop" ? [[path.split(".").at(-1), field.replacesPicture]] : [],
	);
	expect(crops).toEqual([
		["phoneCrop", false],
		["tabletCrop", true],
	]);
});
