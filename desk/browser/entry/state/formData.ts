import { getValue, isRecord } from "../../../../content-model/browser.ts";
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

/** Checks whether two values are equal. A missing field equals an undefined one. */
export function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other));
}

function sortKeys(value: unknown): unknown {
	if (Array.isArray(value)) {
		return value.map(sortKeys);
	}
	return isRecord(value)
		? Object.fromEntries(
				Object.keys(value)
					.toSorted()
					.map((key) => [key, sortKeys(value[key])]),
			)
		: value;
}
