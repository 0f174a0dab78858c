import { getValue, isRecord } from "../../../content-model/browser.ts";
import type { FieldPath, FormSchema, FormValues } from "../../api.ts";

/** A field whose value differs between the form and the file. */
export interface Conflict {
	place: FieldPath;
	label: string;
	base: unknown;
	mine: unknown;
	theirs: unknown;
}

/** The fields in which two forms differ, as deep as both have the same structure. */
export function findConflicts(
	schema: FormSchema,
	base: FormValues,
	mine: FormValues,
	theirs: FormValues,
): Conflict[] {
	return compareValues(schema, [base, mine, theirs], [], []);
}

function compareValues(
	schema: FormSchema | undefined,
	[base, mine, theirs]: readonly [unknown, unknown, unknown],
	place: FieldPath,
	labels: readonly string[],
): Conflict[] {
	if (isSame(mine, theirs)) {
		return [];
	}
	const isList = Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length;
	const isGroup = isRecord(mine) && isRecord(theirs);
	if (!isList && !isGroup) {
		return [{ place, label: labels.join(" › "), base, mine, theirs }];
	}
	const keys = isList
		? [...mine.keys()]
		: [...new Set([...Object.keys(mine as FormValues), ...Object.keys(theirs as FormValues)])];
	return keys.flatMap((key) => {
		const inner = getInnerSchema(schema, key);
		const label =
			typeof key === "number" ? `${inner?.title ?? ""} ${key + 1}` : (inner?.title ?? key);
		return compareValues(
			inner,
			[getValue(base, [key]), getValue(mine, [key]), getValue(theirs, [key])],
			[...place, key],
			[...labels, label],
		);
	});
}

function getInnerSchema(
	schema: FormSchema | undefined,
	key: string | number,
): FormSchema | undefined {
	if (typeof key === "string") {
		return schema?.properties?.[key];
	}
	return Array.isArray(schema?.items) ? schema.items[key] : schema?.items;
}

/** The side to suggest: the one that has changed. Nothing if both have. */
export function suggestSide({ base, mine, theirs }: Conflict): "mine" | "theirs" | undefined {
	if (isSame(mine, base)) {
		return "theirs";
	}
	return isSame(theirs, base) ? "mine" : undefined;
}

/** A form with the value of one field replaced. */
export function replaceValue(data: FormValues, place: FieldPath, value: unknown): FormValues {
	return replaceAt(data, place, value) as FormValues;
}

function replaceAt(data: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
	if (key === undefined) {
		return value;
	}
	const inner = replaceAt(getValue(data, [key]), rest, value);
	if (Array.isArray(data)) {
		return data.map((entry, index) => (index === key ? inner : entry));
	}
	return { ...(data as FormValues), [key]: inner };
}

/** Whether two values are equal. A missing field equals an undefined one. */
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
