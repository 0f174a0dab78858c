import { stringify } from "yaml";
import {
	type ContentKind,
	getValue,
	isRecord,
	isSchema,
	type JsonSchema,
} from "../../../content-model/index.ts";
import type { FieldValues } from "../../shared/api/forms.ts";
import {
	bodyField,
	nameField,
	toolInputsField,
	uploadsField,
	valueField,
} from "../../shared/fieldNames.ts";
import { isEmptyValue } from "../../shared/form/formatValue.ts";
import { identifyItems } from "../../shared/items.ts";
import { readDate } from "../../shared/readDate.ts";
import { getInnerSchema, isOfType } from "../content/kinds/jsonSchema.ts";
import { getSchema, isMarkdown } from "../content/kinds/kinds.ts";
import { editYaml, yamlStyle } from "../content/yaml/editYaml.ts";
import { parseFields } from "../content/yaml/parseFields.ts";
import { countEmptyLines, splitYaml } from "../content/yaml/splitYaml.ts";
import { readItemName } from "./itemNames.ts";

/** Checks whether a schema has items with names of their own, which a form shows as a list. */
function isNamedList(schema: JsonSchema): boolean {
	return isSchema(schema.additionalProperties) && !schema.properties && !schema.formItemNames;
}

/** Reads and writes the forms of a kind of files. */
export function createFormCodec(kind: ContentKind) {
	const schema = getSchema(kind);
	return {
		/** Fills a form from a file; empty where its fields cannot be read. @param text in YAML or Markdown. */
		toFormData(text: string): FieldValues {
			const { body } = splitYaml(text);
			return {
				...toFormFields(schema, parseFields(text)),
				...(body === undefined ? {} : { [bodyField]: body.slice(countEmptyLines(body)) }),
			};
		},

		/**
		 * Writes a form into the file it was filled from, or into a new one. What the schema does not know stays.
		 * @param text of that file.
		 */
		toFile(text: string | undefined, data: FieldValues): string {
			const {
				[bodyField]: body,
				[uploadsField]: _uploads,
				[toolInputsField]: _inputs,
				...fields
			} = data;
			const before = text ? splitYaml(text) : undefined;
			const value = toFileFields(schema, fields, before && parseFields(before.yaml));
			const yaml = before ? editYaml(before.yaml, value) : stringify(value, yamlStyle);
			if (!isMarkdown(kind)) {
				return yaml;
			}
			const newBody = String(body ?? "").replaceAll("\r\n", "\n");
			const isBodySame = newBody.trim() === before?.body?.trim();
			return `---\n${yaml}---\n${isBodySame ? before?.body : `\n${newBody.trim()}\n`}`;
		},
	};
}

/** Converts a value of a file to that of its form: items with names of their own become a list. */
function toFormValue(schema: JsonSchema, value: unknown): unknown {
	if (Array.isArray(value)) {
		return value.map((item, index) => toInnerFormValue(schema, index, item));
	}
	if (!isRecord(value)) {
		return value;
	}
	return isNamedList(schema) ? toFormItems(schema, value) : toFormFields(schema, value);
}

function toInnerFormValue(schema: JsonSchema, key: string | number, inner: unknown): unknown {
	const innerSchema = getInnerSchema(schema, key);
	return innerSchema ? toFormValue(innerSchema, inner) : inner;
}

function toFormFields(schema: JsonSchema, fields: FieldValues): FieldValues {
	return Object.fromEntries(
		Object.entries(fields).map(([name, inner]) => [name, toInnerFormValue(schema, name, inner)]),
	);
}

/** Lists the items of a file that have names of their own. */
function toFormItems(schema: JsonSchema, items: FieldValues): FieldValues[] {
	return Object.entries(items).map(([name, item]) => {
		const itemSchema = getInnerSchema(schema, name);
		if (!itemSchema?.properties) {
			return { [nameField]: name, [valueField]: item };
		}
		// The name comes last: it is the item's own, whatever else is called so by hand.
		return { ...(isRecord(item) ? toFormFields(itemSchema, item) : {}), [nameField]: name };
	});
}

/**
 * Converts a value of a form to that of its file. A value that only differs in type stays as the file has it.
 * @param old the value in the file.
 * @param isRequired whether the field must be there.
 */
function toFileValue(
	schema: JsonSchema,
	value: unknown,
	old: unknown,
	isRequired: boolean,
): unknown {
	if (isEmptyValue(value)) {
		// Words by hand in the place of a group are in none of its fields.
		const isUnshown = schema.properties && !isRecord(old) && !isEmptyValue(old);
		return isUnshown ? old : resolveEmpty(schema, value, old, isRequired);
	}
	return Array.isArray(value) || isRecord(value)
		? toFileGroup(schema, value, old, isRequired)
		: toFileScalar(schema, value, old, isRequired);
}

/** Converts a list, or a group of fields. */
function toFileGroup(
	schema: JsonSchema,
	value: unknown[] | FieldValues,
	old: unknown,
	isRequired: boolean,
): unknown {
	if (isNamedList(schema) && Array.isArray(value)) {
		return toFileFields(schema, indexByName(schema, value), old);
	}
	if (Array.isArray(value)) {
		// Items are matched by their names, so that a moved item is compared with itself.
		const oldItems = Array.isArray(old) ? old : [];
		const oldNames = identifyItems(oldItems);
		return identifyItems(value).map((name, index) => {
			const inner = getInnerSchema(schema, index);
			if (!inner) {
				return value[index];
			}
			const oldItem = oldNames.includes(name)
				? oldItems[oldNames.indexOf(name)]
				: pickKnown(inner, oldItems[index]);
			return toFileValue(inner, value[index], oldItem, true);
		});
	}
	const fields = toFileFields(schema, value, old);
	const isOmitted = !isRequired && old === undefined && Object.keys(fields).length === 0;
	return isOmitted ? undefined : fields;
}

/** Converts a group of fields. What its schema does not know is in no field, and stays as the file has it. */
function toFileFields(schema: JsonSchema, value: FieldValues, old: unknown): FieldValues {
	const { properties, required = [] } = schema;
	const oldFields = properties && isRecord(old) ? old : {};
	const names = Object.keys({ ...properties, ...value, ...oldFields });
	const entries = names.flatMap((name): [string, unknown][] => {
		const inner = getInnerSchema(schema, name);
		const isRequired = !properties || required.includes(name);
		const result = inner
			? toFileValue(inner, value[name], getValue(old, [name]), isRequired)
			: { ...oldFields, ...value }[name];
		return result === undefined ? [] : [[name, result]];
	});
	return Object.fromEntries(entries);
}

/** Picks the fields that a schema knows: another item must not get the rest. */
function pickKnown(schema: JsonSchema, item: unknown): unknown {
	return isRecord(item)
		? Object.fromEntries(Object.entries(item).filter(([name]) => getInnerSchema(schema, name)))
		: item;
}

/** Turns a list of items with names into an object, by their names. */
function indexByName(schema: JsonSchema, list: readonly unknown[]): FieldValues {
	const hasFields = isSchema(schema.additionalProperties) && schema.additionalProperties.properties;
	return Object.fromEntries(
		list.filter(isRecord).map((fields) => {
			const { [nameField]: _name, ...item } = fields;
			return [readItemName(fields), hasFields ? item : item[valueField]];
		}),
	);
}

/**
 * Chooses what a file has where a form has nothing. Of these the first that is so:
 *
 * | The field | The file has |
 * | --- | --- |
 * | is a number that may be null, and was cleared | `""`, which its schema refuses: null would mean “none” |
 * | may be null, and is required or in the file | null |
 * | is optional, and is not empty in the file already | nothing |
 * | is a list, a group or anything else | `[]`, `{}` or `""` |
 */
export function resolveEmpty(
	schema: JsonSchema,
	value: unknown,
	old: unknown,
	isRequired: boolean,
): unknown {
	const isNullable = isOfType(schema, "null");
	const isCleared = value === "" || (value === undefined && typeof old === "number");
	if (isNullable && isCleared && isOfType(schema, "number", "integer")) {
		return "";
	}
	const isInFile = old !== undefined;
	if (isNullable && (isRequired || isInFile)) {
		return null;
	}
	const isEmptyInFile = isInFile && isEmptyValue(old);
	if (!isRequired && !isEmptyInFile) {
		return;
	}
	if (isOfType(schema, "array")) {
		return [];
	}
	return isOfType(schema, "object") ? {} : "";
}

/** Converts a text, a date as it was typed, a number or a tick. */
function toFileScalar(
	schema: JsonSchema,
	value: unknown,
	old: unknown,
	isRequired: boolean,
): unknown {
	if (old !== undefined && String(value) === String(old)) {
		return old;
	}
	if (typeof value === "string") {
		return schema.formWidget === "date" ? readDate(value.trim()) : value.trim();
	}
	return value === false && old === undefined && !isRequired ? undefined : value;
}
