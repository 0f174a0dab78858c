/** Returns an object with the named fields of another. */
export function pick<Source extends object, Field extends keyof Source>(
	source: Source,
	fields: readonly Field[],
): Pick<Source, Field> {
	const entries = fields.map((field) => [field, source[field]]);
	return Object.fromEntries(entries) as Pick<Source, Field>;
}
