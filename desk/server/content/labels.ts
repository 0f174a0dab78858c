import { capitalise, type JsonSchema } from "../../../content-model/index.ts";
import { getInnerSchema } from "./innerSchema.ts";

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

/**
 * Gets the labels of a field and of the groups it is in, the outermost first. An item of a list is a number from 1, or
 * has the name that the path gives it.
 * @param schema of the file.
 * @param fieldPath names of the fields, and indices or names of items.
 */
export function getLabels(schema: JsonSchema, fieldPath: readonly (string | number)[]): string[] {
	let outer: JsonSchema | undefined = schema;
	return fieldPath.map((name) => {
		const { properties, formEntries } = outer ?? {};
		const inner = getInnerSchema(outer, name);
		outer = inner;
		if (properties?.[name]) {
			return getLabel(String(name), inner);
		}
		if (typeof name === "number") {
			return String(name + 1);
		}
		return formEntries ? getLabel(name) : name;
	});
}

/** Gets the text below a field: its hint, else its description. */
export function getHint({ formHint }: JsonSchema, description: string): string {
	return formHint ?? formatMarks(description);
}

/** Formats the marks of code in a text for people who edit files, as quotation marks. */
export function formatMarks(text: string): string {
	return text.replace(/`([^`]*)`/g, "“$1”");
}
