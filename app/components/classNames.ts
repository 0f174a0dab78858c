/** The names of an element's classes, of which some may be left out. */
export function joinClassNames(
	...names: readonly (string | false | undefined)[]
): string | undefined {
	return names.filter(Boolean).join(" ") || undefined;
}
