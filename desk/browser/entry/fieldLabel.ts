import { getValue } from "../../../content-model/browser.ts";
import type { FieldPath, FieldValues, FormSchema } from "../../shared/api/forms.ts";
import { getItemTitle } from "../../shared/items.ts";
import { getFieldSchema } from "./merge.ts";

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
