import { aboutOf, ruleOf } from "../../scripts/content/guide.ts";
import { isSchema, type JsonSchema } from "../../scripts/content/jsonSchema.ts";
import { capital } from "./capital.ts";
import { isNamedList, nameField } from "./formData.ts";

/** A field of the editor's forms, as its configuration describes one. */
export interface Field {
	name: string;
	label: string;
	widget: string;
	hint?: string;
	required?: boolean;
	/** What the text must be like, and the words that say so. */
	pattern?: [string, string];
	options?: readonly { label: string; value: unknown }[];
	fields?: Field[];
	field?: Field;
	[option: string]: unknown;
}

/** What the forms know beyond the schemas: choices and names that stand in other files. */
export interface Choices {
	/** Texts to choose from, by the field, such as `author`. */
	readonly options: Readonly<Record<string, readonly string[]>>;
	/** Names of the entries of a field with names of its own, such as the plans of `prices`. */
	readonly names: Readonly<Record<string, readonly string[]>>;
}

/** Fields that name what they stand in. */
const titleNames = ["label", "title", "name", "figure"];

/** The fields of a form, in the order of the schema. */
export function fieldsOf(schema: JsonSchema, choices: Choices): Field[] {
	return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
		isSchema(inner) ? fieldOf(name, inner, schema.required?.includes(name) === true, choices) : [],
	);
}

function fieldOf(name: string, schema: JsonSchema, isNeeded: boolean, choices: Choices): Field {
	const isNullable = schema.anyOf?.some((option) => isSchema(option) && option.type === "null");
	return {
		name,
		label: labelOf(name),
		hint: hintOf(schema),
		required: isNeeded && !isNullable && !["boolean", "array"].includes(String(schema.type)),
		...widgetOf(name, schema, choices),
	};
}

/** `homeOrder` as a person reads it: Home order. */
function labelOf(name: string): string {
	const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("-", " ");
	return capital(words.toLowerCase());
}

function hintOf(schema: JsonSchema): string {
	const rule = schema.properties || schema.type === "boolean" ? "" : ruleOf(schema);
	const plain = rule.replace(/\[(\w+)\]\(#\w+\)/g, "$1").replaceAll("`", "");
	return [aboutOf(schema), plain && `${capital(plain)}.`].filter(Boolean).join(" ");
}

function widgetOf(
	name: string,
	schema: JsonSchema,
	choices: Choices,
): Partial<Field> & { widget: string } {
	const { anyOf = [], properties, items, additionalProperties: named, type } = schema;
	const [option = schema] = anyOf.filter(isSchema);
	const values = schema.enum ?? choices.options[name];
	if (values && type !== "array") {
		return { widget: "select", options: values.map((value) => ({ label: String(value), value })) };
	}
	if (name === "portrait") {
		return { widget: "image", choose_url: false };
	}
	if (properties) {
		return { widget: "object", fields: fieldsOf(schema, choices) };
	}
	if (type === "array") {
		return listOf(name, schema, [items].flat().find(isSchema), choices);
	}
	if (isNamedList(schema) && isSchema(named)) {
		const key = { name: nameField, label: "Name", widget: "string" };
		return { widget: "list", fields: [key, ...fieldsOf(named, choices)], collapsed: true };
	}
	if (isSchema(named)) {
		const names = choices.names[name];
		return names
			? { widget: "object", fields: names.map((key) => fieldOf(key, named, false, choices)) }
			: { widget: "keyvalue", key_label: "Name", value_label: "Value" };
	}
	switch (option.type) {
		case "boolean":
			return { widget: "boolean" };
		case "integer":
		case "number": {
			const { minimum: min, maximum: max } = option;
			return {
				widget: "number",
				value_type: option.type === "integer" ? "int" : "float",
				min,
				max,
			};
		}
		default:
			return textOf(schema);
	}
}

function listOf(
	name: string,
	{ minItems: min, maxItems: max, items }: JsonSchema,
	entry: JsonSchema | undefined,
	choices: Choices,
): Partial<Field> & { widget: string } {
	const size = Array.isArray(items) ? { min: items.length, max: items.length } : { min, max };
	const fields = entry ? fieldsOf(entry, choices) : [];
	if (fields.length > 0) {
		const texts = fields.filter(({ widget }) => widget === "string");
		const title = texts.find(({ name }) => titleNames.includes(name)) ?? texts[0] ?? fields[0];
		return {
			widget: "list",
			fields,
			...size,
			collapsed: true,
			summary: `{{fields.${title?.name}}}`,
		};
	}
	const field = fieldOf(name === "articles" ? "article" : "entry", entry ?? {}, true, choices);
	return { widget: "list", field, ...size };
}

/** A line has a pattern; a paragraph has none. */
function textOf(schema: JsonSchema): Partial<Field> & { widget: string } {
	const { pattern, patternErrorMessage: rule, minLength: min, maxLength: max, format } = schema;
	if (!pattern && !format) {
		return { widget: schema.anyOf ? "string" : "text" };
	}
	const message = typeof rule === "string" ? rule : ruleOf(schema);
	return {
		widget: "string",
		...(pattern ? { pattern: [pattern, `Expected: ${message}.`] } : {}),
		...(min === undefined ? {} : { minlength: min }),
		...(max === undefined ? {} : { maxlength: max }),
	};
}
