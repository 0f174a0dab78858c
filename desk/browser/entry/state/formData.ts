import { getValue } from "../../../../content-model/browser.ts";
import type { FieldPath, FieldValues } from "../../../shared/api/forms.ts";

/** Copies a form with the value of one field replaced. */
export function replaceValue(data: FieldValues, fieldPath: FieldPath, value: unknown): FieldValues {
	return replaceAt(data, fieldPath, value) as FieldValues;
}

function replaceAt(data: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
	if (key === undefined) {
		return value;
	}
	const inner = replaceAt(getValue(data, [key]), rest, value);
	if (Array.isArray(data)) {
		return data.map((item, index) => (index === key ? inner : item));
	}
	return { ...(data as FieldValues), [key]: inner };
}
