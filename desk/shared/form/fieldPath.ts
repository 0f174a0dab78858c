import type { FieldPath } from "../api/forms.ts";

/** Formats the path of a field, as issues and the ids of elements have it: `rows.2.prices.small`. */
export function formatFieldPath(fieldPath: FieldPath): string {
	return fieldPath.join(".");
}

/** Parses a formatted path. */
export function parseFieldPath(text: string): FieldPath {
	return text.split(".").map(parseKey);
}

/** Parses a key of a path: an index, or a name. */
export function parseKey(key: string): string | number {
	return /^\d+$/.test(key) ? Number(key) : key;
}

/** Checks whether two paths lead to the same field. */
export function isSameFieldPath(one: FieldPath | undefined, other: FieldPath | undefined): boolean {
	return one?.join("\n") === other?.join("\n");
}
