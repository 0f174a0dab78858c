/** Returns whether a value has fields by name: an object that is not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value at a path in data of any shape, or nothing. */
export function getValue(data: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(value, key) =>
			typeof value === "object" && value !== null
				? (value as Record<PropertyKey, unknown>)[key]
				: undefined,
		data,
	);
}
