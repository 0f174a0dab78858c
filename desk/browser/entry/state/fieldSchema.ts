import { getValue } from "../../../../content-model/browser.ts";
import type { FieldPath, FieldValues, FormSchema } from "../../../shared/api/forms.ts";
import { getItemTitle } from "../../../shared/items.ts";

/** Gets the schema of a field or an item; undefined if the form has none. */
export function getFieldSchema(
	schema: FormSchema | undefined,
	key: string | number,
): FormSchema | undefined {
	if (typeof key === "string") {
		return schema?.properties?.[key];
	}
	return Array.isArray(schema?.items) ? schema.items[key] : schema?.items;
}

/** Gets the label of a field, after that of the group or item that it is in: `Sources: Title`. */
export function getFieldLabel(schema: FormSchema, data: FieldValues, fieldPath: FieldPath): string {
	let node: FormSchema | undefined = schema;
	const labels = fieldPath.map((key, index) => {
		node = getFieldSchema(node, key);
		const value = getValue(data, fieldPath.slice(0, index + 1));
		return typeof key === "number" ? getItemTitle(value, key, node?.title) : (node?.title ?? key);
	});
	return labels.slice(-2).join(": ");
}
