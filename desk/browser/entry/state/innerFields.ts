import { getValue } from "../../../../content-model/browser.ts";
import type {
	FieldControl,
	FieldGroup,
	FieldPath,
	FieldValues,
	FormField,
} from "../../../shared/api/forms.ts";
import { getItemTitle } from "../../../shared/items.ts";

/** Gets a field of a group, or that of an item of a list; undefined if the form has none. */
export function getInnerField(
	outer: FieldControl | undefined,
	key: string | number,
): FormField | undefined {
	switch (outer?.control) {
		case "group":
			return outer.fields[key];
		case "list":
			return outer.item;
		case "tuple":
			return outer.items[Number(key)];
	}
}

/** Gets the label of a field, after that of the group or item that it is in: `Sources: Title`. */
export function getFieldLabel(form: FieldGroup, data: FieldValues, fieldPath: FieldPath): string {
	let outer: FieldControl | undefined = form;
	const labels = fieldPath.map((key, index) => {
		const field = getInnerField(outer, key);
		outer = field;
		const value = getValue(data, fieldPath.slice(0, index + 1));
		return typeof key === "number" ? getItemTitle(value, key, field?.label) : (field?.label ?? key);
	});
	return labels.slice(-2).join(": ");
}
