import { capitalise, type JsonSchema } from "../../../../content-model/index.ts";

/**
 * Labels of names that mean the same in every file, where their words alone are none. A field's own label is beside its
 * description.
 */
const commonLabels: Readonly<Record<string, string>> = {
	abs: "ABS",
	"ai-policy": "AI policy",
	asic: "ASIC",
	head: "Search engines and sharing",
	hero: "Top of the page",
	id: "Name in the page",
	lede: "Introduction",
	"privacy-security": "Privacy and security",
	"suppliers-questions": "Suppliers’ questions",
	"system-faq": "System FAQ",
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

/** Gets the text below a field: its hint, else its description. */
export function getHint({ formHint }: JsonSchema, description: string): string {
	return formHint ?? formatMarks(description);
}

/** Formats the marks of code in a text for people who edit files, as quotation marks. */
export function formatMarks(text: string): string {
	return text.replace(/`([^`]*)`/g, "“$1”");
}
