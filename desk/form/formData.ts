import { parse, stringify } from "yaml";
import { frontMatterOf, withoutSystemMarks } from "../../app/content/frontMatter.ts";
import { isSchema, type JsonSchema } from "../../scripts/content/jsonSchema.ts";
import { editYaml } from "./editYaml.ts";

/** The values of a form, by field. */
export type FormData = Record<string, unknown>;

/** The hidden field that keeps the file a form was filled from. */
export const sourceField = "deskSource";

/** The field of a form that holds the Markdown below a front matter. */
export const bodyField = "markdown";

/** The field that holds the name of an entry, where a file has names of its own. */
export const nameField = "key";

/** Whether a part of a schema has names of its own with fields below each, which a form shows as a list. */
export function isNamedList({ additionalProperties: named }: JsonSchema): boolean {
	return isSchema(named) && named.properties !== undefined;
}

/**
 * Fills a form from a file.
 * @param text of a file of the content, YAML or Markdown with a front matter.
 */
export function formOf(schema: JsonSchema, text: string): FormData {
	const { yaml, body } = partsOf(text);
	const form = shown(schema, parse(yaml) ?? {}) as FormData;
	return { ...form, ...(body === undefined ? {} : { [bodyField]: body }), [sourceField]: text };
}

/**
 * Writes a form into the file it was filled from, or into a new one.
 * @param isMarkdown whether the fields stand above a text.
 */
export function fileOf(schema: JsonSchema, form: FormData, isMarkdown: boolean): string {
	const { [sourceField]: source, [bodyField]: body, ...fields } = form;
	const before = typeof source === "string" && source ? partsOf(source) : undefined;
	const old = before && parse(before.yaml);
	const value = (cleaned(schema, fields, old, true) ?? {}) as FormData;
	const yaml = before ? editYaml(before.yaml, value) : stringify(value, { lineWidth: 0 });
	if (!isMarkdown) {
		return yaml;
	}
	const text = String(body ?? "").replaceAll("\r\n", "\n");
	const isBodySame = text.trim() === before?.body?.trim();
	return `---\n${yaml}---\n${isBodySame ? before?.body : `\n${text.trim()}\n`}`;
}

/** Parts a file into its YAML and, below a front matter, its text. */
export function partsOf(file: string): { yaml: string; body?: string } {
	const text = withoutSystemMarks(file);
	return frontMatterOf(text) ?? { yaml: text };
}

/** A value as a form shows it: entries with names of their own become a list. */
function shown(schema: JsonSchema, value: unknown): unknown {
	const { properties = {}, items, additionalProperties: named } = schema;
	if (Array.isArray(value)) {
		return value.map((entry, index) => {
			const inner = Array.isArray(items) ? items[index] : items;
			return isSchema(inner) ? shown(inner, entry) : entry;
		});
	}
	if (!isFields(value)) {
		return value;
	}
	if (isNamedList(schema) && isSchema(named)) {
		return Object.entries(value).map(([name, entry]) => ({
			[nameField]: name,
			...(shown(named, entry) as FormData),
		}));
	}
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => {
			const field = properties[name];
			return [name, isSchema(field) ? shown(field, inner) : inner];
		}),
	);
}

/**
 * A value of a form as its file says it. A field left empty is left out where it may be, and what the
 * file says in other words stays.
 * @param old what the file said.
 * @param isNeeded whether the field must be there.
 */
function cleaned(schema: JsonSchema, value: unknown, old: unknown, isNeeded: boolean): unknown {
	const options = [schema, ...(schema.anyOf ?? [])].filter(isSchema);
	const isOfType = (...types: string[]) => options.some(({ type }) => types.includes(String(type)));
	if (isEmpty(value)) {
		if (isOfType("null") && (isNeeded || old !== undefined)) {
			return null;
		}
		const nothing = isOfType("array") ? [] : isOfType("object") ? {} : "";
		return isNeeded || (isEmpty(old) && old !== undefined) ? nothing : undefined;
	}
	if (isNamedList(schema) && Array.isArray(value)) {
		return cleanedEntries(schema, namedEntries(value), old);
	}
	if (Array.isArray(value)) {
		const { items } = schema;
		return value.map((entry, index) => {
			const inner = Array.isArray(items) ? items[index] : items;
			return isSchema(inner) ? cleaned(inner, entry, at(old, index), true) : entry;
		});
	}
	if (isFields(value)) {
		const fields = cleanedEntries(schema, value, old);
		const isLeftOut = !isNeeded && old === undefined && Object.keys(fields).length === 0;
		return isLeftOut ? undefined : fields;
	}
	if (old !== undefined && String(value) === String(old)) {
		return old;
	}
	if (value === false && old === undefined && !isNeeded) {
		return undefined;
	}
	const isNumber = isOfType("integer", "number") && !isOfType("string");
	return isNumber && !Number.isNaN(Number(value)) ? Number(value) : value;
}

function cleanedEntries(schema: JsonSchema, value: FormData, old: unknown): FormData {
	const { properties, additionalProperties: named, required = [] } = schema;
	const entries = Object.entries(properties ?? value).flatMap(
		([name, field]): [string, unknown][] => {
			const inner = properties ? field : named;
			const isNeeded = !properties || required.includes(name);
			const result = isSchema(inner)
				? cleaned(inner, value[name], at(old, name), isNeeded)
				: value[name];
			return result === undefined ? [] : [[name, result]];
		},
	);
	return Object.fromEntries(entries);
}

/** The entries of a list with names, by name. */
function namedEntries(list: readonly unknown[]): FormData {
	return Object.fromEntries(
		list.filter(isFields).map(({ [nameField]: name, ...entry }) => [String(name ?? ""), entry]),
	);
}

function isFields(value: unknown): value is FormData {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
	return (
		value === undefined ||
		value === null ||
		value === "" ||
		(typeof value === "object" && Object.keys(value).length === 0)
	);
}

/** What stands at a place of an old value; a value in a list may have been somewhere else. */
function at(value: unknown, place: string | number): unknown {
	return isFields(value) || Array.isArray(value) ? (value as FormData)[place] : undefined;
}
