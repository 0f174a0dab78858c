/** Joins class names, skipping falsy ones. */
export function joinClassNames(
	...names: readonly (string | false | undefined)[]
): string | undefined {
	return names.filter(Boolean).join(" ") || undefined;
}
