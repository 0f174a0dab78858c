import { getValue, isRecord } from "../../../content-model/browser.ts";
import type { FieldPath, FieldValues, FormSchema } from "../../shared/api/forms.ts";
import { uploadsField } from "../../shared/fieldNames.ts";
import { getItemTitle, identifyItem } from "../../shared/items.ts";

/** A field whose value differs between the form and the file. */
export interface Conflict {
	fieldPath: FieldPath;
	label: string;
	base: unknown;
	mine: unknown;
	theirs: unknown;
}

/** Finds the fields in which two forms differ: single values where both have the same groups, else the group. */
export function findConflicts(
	schema: FormSchema,
	base: FieldValues,
	mine: FieldValues,
	theirs: FieldValues,
): Conflict[] {
	return compareValues(schema, [base, mine, theirs], [], []);
}

/** The values of a field: what both began from, mine and theirs. */
type Versions = readonly [base: unknown, mine: unknown, theirs: unknown];

function compareValues(
	schema: FormSchema | undefined,
	versions: Versions,
	fieldPath: FieldPath,
	labels: readonly string[],
): Conflict[] {
	const [base, mine, theirs] = versions;
	if (isSame(mine, theirs)) {
		return [];
	}
	if (Array.isArray(mine) && Array.isArray(theirs)) {
		return compareLists(schema, base, mine, theirs, fieldPath, labels);
	}
	if (!isRecord(mine) || !isRecord(theirs)) {
		return [createConflict(versions, fieldPath, labels)];
	}
	return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((key) => {
		const inner = getFieldSchema(schema, key);
		// A hidden field is no conflict: nobody can choose between values that the form does not show.
		if (inner?.isHidden) {
			return [];
		}
		const label = key === uploadsField ? "Replaced pictures" : (inner?.title ?? key);
		return compareValues(
			inner,
			[getValue(base, [key]), mine[key], theirs[key]],
			[...fieldPath, key],
			[...labels, label],
		);
	});
}

/**
 * Compares two lists item by item where both have the same items in the same order, or each has changed
 * words of the original in place. Otherwise the list is chosen whole: a value never gets into another item.
 */
function compareLists(
	schema: FormSchema | undefined,
	base: unknown,
	mine: readonly unknown[],
	theirs: readonly unknown[],
	fieldPath: FieldPath,
	labels: readonly string[],
): Conflict[] {
	const original = Array.isArray(base) ? base : [];
	const [baseNames, myNames, theirNames] = [original, mine, theirs].map((list) =>
		list.map(identifyItem),
	) as [string[], string[], string[]];
	const hasTwins = [myNames, theirNames].some((names) => new Set(names).size < names.length);
	const isSameOrder = myNames.join("\n") === theirNames.join("\n");
	const isInPlace = (names: readonly string[]) =>
		names.length === baseNames.length &&
		names.every((name, index) => name === baseNames[index] || !baseNames.includes(name));
	if (hasTwins || !(isSameOrder || (isInPlace(myNames) && isInPlace(theirNames)))) {
		return [createConflict([base, mine, theirs], fieldPath, labels)];
	}
	return mine.flatMap((item, index) => {
		const inner = getFieldSchema(schema, index);
		const baseIndex = isSameOrder ? baseNames.indexOf(myNames[index] ?? "") : index;
		const versions: Versions = [original[baseIndex], item, theirs[index]];
		const itemPath = [...fieldPath, index];
		const itemLabels = [...labels, getItemTitle(item, index, inner?.title)];
		if (myNames[index] === theirNames[index]) {
			return compareValues(inner, versions, itemPath, itemLabels);
		}
		return isSame(item, theirs[index]) ? [] : [createConflict(versions, itemPath, itemLabels)];
	});
}

function createConflict(
	[base, mine, theirs]: Versions,
	fieldPath: FieldPath,
	labels: readonly string[],
): Conflict {
	return { fieldPath, label: labels.join(" › "), base, mine, theirs };
}

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

/** Suggests a side: the one that has changed; undefined if both have. */
export function suggestSide({ base, mine, theirs }: Conflict): "mine" | "theirs" | undefined {
	if (isSame(mine, base)) {
		return "theirs";
	}
	return isSame(theirs, base) ? "mine" : undefined;
}

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
