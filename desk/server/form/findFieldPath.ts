import { getValue, isRecord } from "../../../content-model/index.ts";
import type { FieldPath, FieldValues } from "../../shared/api/forms.ts";
import { nameField, valueField } from "../../shared/fieldNames.ts";
import { parseFieldPath, parseKey } from "../../shared/form/fieldPath.ts";

/**
 * Finds a field of a file in its form.
 * @param field as an issue names it.
 */
export function findFieldPath(field: string, data: FieldValues): FieldPath {
	const fieldPath: FieldPath = [];
	let rest: string | undefined = field;
	let value: unknown = data;
	while (rest !== undefined && typeof value === "object" && value !== null) {
		const [key, after] = stepInto(value, rest);
		if (key === undefined) {
			break;
		}
		fieldPath.push(key);
		value = getValue(value, [key]);
		rest = after;
	}
	if (rest === undefined) {
		return [...fieldPath, ...getPairField(value)];
	}
	// A field that is missing has no value to step into.
	return rest.includes(" ") ? fieldPath : [...fieldPath, ...parseFieldPath(rest)];
}

/**
 * Takes the next step from a value towards a field. Items that have names of their own are found by these; one
 * that is still empty has an empty name.
 * @returns the key, and what is left of the field's name: undefined at its end.
 */
function stepInto(
	value: object,
	rest: string,
): [key: string | number | undefined, after: string | undefined] {
	const entries = Object.entries(value).flatMap(([key, inner]): [string | number, string][] => {
		const isItem = Array.isArray(value) && isRecord(inner);
		if (isItem && nameField in inner) {
			return [[parseKey(key), String(inner[nameField])]];
		}
		const isBlank = isItem && Object.keys(inner).length === 0;
		return [[parseKey(key), key], ...(isBlank ? [[parseKey(key), ""] as [number, string]] : [])];
	});
	// Names may hold dots themselves: the longest that fits is meant. Of items with one name a file keeps the last.
	const [nextKey, nextName = ""] =
		entries
			.toReversed()
			.filter(([, name]) => rest === name || rest.startsWith(`${name}.`))
			.sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
	return [nextKey, rest === nextName ? undefined : rest.slice(nextName.length + 1)];
}

/** Gets the field of an item with a name and one value that an issue with the whole of it is about. */
function getPairField(item: unknown): string[] {
	const names = isRecord(item) ? Object.keys(item) : undefined;
	if (names?.length === 0) {
		return [nameField];
	}
	const isPair = names?.every((name) => [nameField, valueField].includes(name));
	return isPair && names?.includes(nameField) ? [valueField] : [];
}
