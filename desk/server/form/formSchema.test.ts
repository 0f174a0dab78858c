import { expect, test } from "vitest";
import type { FormSchema, FormUi } from "../../shared/api/forms.ts";
import { collections } from "../content/kinds/deskKinds.ts";
import { contentKinds, getSchema, isMarkdown } from "../content/kinds/kinds.ts";
import { createFormSchema } from "./formSchema.ts";

const optionLists = {
	article: [],
	author: [{ value: "team", label: "The whole team" }],
	category: [],
	plan: [{ value: "small", label: "Small" }],
};

function createForm(name: string) {
	const kind = contentKinds.find((other) => other.name === name);
	return kind
		? createFormSchema(getSchema(kind), optionLists, {
				isMarkdown: isMarkdown(kind),
				isCollection: name in collections,
			})
		: expect.fail(`There is no kind ${name}.`);
}

/** Every label and hint of a form. */
function listWords({ title = "", description = "", properties = {}, items }: FormSchema): string[] {
	return [
		...[title, description],
		...Object.values(properties).flatMap(listWords),
		...[items ?? []].flat().flatMap(listWords),
	].filter(Boolean);
}

test("the sample switch comes last, and a shared cell is labelled as such", () => {
	for (const name of ["article", "event", "person", "benefit", "site"]) {
		expect(Object.keys(createForm(name).schema.properties ?? {}).at(-1), name).toBe("sample");
	}
	const row = [createForm("pricing").schema.properties?.rows?.items].flat()[0];
	expect(row?.properties?.sharedPricePlans).toMatchObject({
		title: "Shared cell",
		items: { title: "Plan" },
	});
});

test("what has to be filled in comes before what may be left empty, wherever entries are added", () => {
	for (const name of Object.keys(collections)) {
		const { properties = {}, required = [] } = createForm(name).schema;
		const optional = Object.keys(properties).map((field) => !required.includes(field));
		expect(optional, name).toEqual(optional.toSorted());
	}
});

test("no two fields of a benefit have the same label", () => {
	const { properties = {} } = createForm("benefit").schema;
	const labels = [properties, properties.head?.properties ?? {}]
		.flatMap(Object.values)
		.map(({ title }) => title);
	expect(labels).toEqual([...new Set(labels)]);
});

test("a field has the label and the explanation of its schema", () => {
	const { schema, ui } = createForm("pricing");
	expect(schema.properties?.gst).toMatchObject({
		title: "GST",
		description: "As a share of the price: 0.1 is 10 per cent.",
	});
	const row = [schema.properties?.rows?.items].flat()[0];
	expect(row?.properties?.prices?.properties?.small?.title).toBe("Small");
	expect(ui).toMatchObject({
		rows: { items: { prices: { small: { "ui:options": { isMoney: true } } } } },
	});
});

test("the text of an article follows its standfirst", () => {
	const names = Object.keys(createForm("article").schema.properties ?? {});
	expect(names[names.indexOf("standfirst") + 1]).toBe("markdown");
});

test("a group of words keeps its fields, whatever it is called", () => {
	const { schema } = createForm("page-blog");
	expect(schema.properties?.article?.properties).toHaveProperty("back");
});

test("no form mentions files, code or YAML", () => {
	for (const { name } of contentKinds) {
		expect(listWords(createForm(name).schema).join("\n"), name).not.toMatch(
			/`|\bor null\b|^true (?:while|once|where|for)\b|npm run/m,
		);
	}
});

test("every amount of dollars is read as money, in whatever form", () => {
	const amounts = contentKinds.flatMap(({ name }) => listAmounts(createForm(name).ui, name));
	expect(amounts).toEqual(
		expect.arrayContaining([
			"pricing.rows.items.prices.small",
			"pricing.infrastructure.fixed",
			"pricing.staffTime.hourCost",
		]),
	);
});

/** The fields of a form that take dollars. */
function listAmounts(ui: FormUi, path: string): string[] {
	const options = ui["ui:options"] as { isMoney?: boolean } | undefined;
	return [
		...(options?.isMoney ? [path] : []),
		...Object.entries(ui).flatMap(([name, inner]) =>
			typeof inner === "object" && inner !== null && !name.startsWith("ui:")
				? listAmounts(inner as FormUi, `${path}.${name}`)
				: [],
		),
	];
}

test("a screenshot is replaced below the last of its parts, and nowhere else", () => {
	const crops = JSON.stringify(createForm("page-platform").ui).match(
		/"\w+":{"ui:field":"crop"[^}]*}/g,
	);
	expect(crops).toEqual([
		'"phoneCrop":{"ui:field":"crop"}',
		'"tabletCrop":{"ui:field":"crop","ui:options":{"replacesPicture":true}',
	]);
});
