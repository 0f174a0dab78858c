/** Collects each text in data of any shape, with its path. */
export function collectTexts(
	data: unknown,
	path: readonly string[] = [],
): { path: readonly string[]; text: string }[] {
	return typeof data === "string"
		? [{ path, text: data }]
		: Object.entries(data ?? {}).flatMap(([key, item]) => collectTexts(item, [...path, key]));
}
