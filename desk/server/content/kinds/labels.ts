import {
	capitalise,
	getValue,
	isRecord,
	type JsonSchema,
} from "../../../../content-model/index.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { getItemTitle } from "../../../shared/items.ts";
import { getInnerSchema } from "./jsonSchema.ts";

/** Labels of names that mean the same in every file. A field's own label is beside its description. */
const commonLabels: Readonly<Record<string, string>> = {
	head: "Search engines and sharing",
	hero: "Top of the page",
	id: "Name in the page",
	lede: "Introduction",
};

/** Gets the label of a field: its own, else its name as a person reads it. @param name such as `homeOrder` */
export function getLabel(name: string, schema: JsonSchema = {}): string {
	const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("-", " ");
	return schema.formLabel ?? commonLabels[name] ?? capitalise(words.toLowerCase());
}

/** Gets the label of one item of a list: its own, else the list's label in the singular. */
export function getItemLabel(name: string, schema: JsonSchema): string {
	const singular = getLabel(name, schema)
		.replace(/ies$/, "y")
		.replace(/(?<=[^s])s$/, "");
	return schema.formItemLabel ?? singular;
}

/**
 * Gets the labels of a field and of the groups it is in, the outermost first. An item of a list is called by its own
 * name, else by what its list calls it and its number from 1.
 * @param schema of the file.
 * @param fieldPath names of the fields, and indices or names of items.
 * @param fields of the file.
 */
export function getLabels(
	schema: JsonSchema,
	fieldPath: readonly (string | number)[],
	fields: FieldValues,
): string[] {
	let outer: JsonSchema | undefined = schema;
	return fieldPath.map((name, index) => {
		const list = { name: String(fieldPath[index - 1] ?? ""), schema: outer ?? {} };
		const { properties, formItemNames } = list.schema;
		const inner = getInnerSchema(outer, name);
		outer = inner;
		if (properties?.[name]) {
			return getLabel(String(name), inner);
		}
		if (typeof name === "number") {
			const item = getValue(fields, fieldPath.slice(0, index + 1));
			return getItemTitle(isRecord(item) && item, name, getItemLabel(list.name, list.schema));
		}
		return formItemNames ? getLabel(name) : name;
	});
}

/**
 * Describes where in its form a field is, in a few words: its label, the item of a list that it is of, and the part of
 * the form that it is under.
 * @param schema of the file.
 * @param fieldPath names of the fields, and indices or names of items.
 * @param fields of the file.
 */
export function describeLocation(
	schema: JsonSchema,
	fieldPath: readonly (string | number)[],
	fields: FieldValues,
): string {
	const labels = getLabels(schema, fieldPath, fields);
	const [label = "", ...outer] = labels.toReversed();
	const part = outer.at(-1);
	if (part === undefined) {
		return label;
	}
	const itemIndex = fieldPath.findLastIndex((name) => typeof name === "number");
	const item = labels.at(itemIndex);
	const isOfItem = itemIndex > 0 && itemIndex < labels.length - 1;
	return `“${label}”${isOfItem ? ` of “${item}”` : ""}, under ${part}`;
}

/** Gets the text below a field: its hint, else its description. */
export function getHint({ formHint }: JsonSchema, description: string): string {
	return formHint ?? formatMarks(description);
}

/** Formats the marks of code in a text for people who edit files, as quotation marks. */
export function formatMarks(text: string): string {
	return text.replace(/`([^`]*)`/g, "“$1”");
}
