import { getValue } from "../../../../content-model/browser.ts";
import type { FieldPath, FieldValues } from "../../../shared/api/forms.ts";
import { replaceValue } from "../state/formData.ts";

/** Copies a form with the items of one list changed. */
export function changeItems(
	data: FieldValues,
	listPath: FieldPath,
	change: (items: unknown[]) => unknown[],
): FieldValues {
	const items = getValue(data, listPath);
	return Array.isArray(items) ? replaceValue(data, listPath, change(items)) : data;
}
