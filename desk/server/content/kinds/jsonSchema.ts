import { isSchema, type JsonSchema } from "../../../../content-model/index.ts";

/**
 * Gets the schema of a field in a group, of an item in a list, or of an item with a name of its own.
 * @returns undefined if there is none.
 */
export function getInnerSchema(
	schema: JsonSchema | undefined,
	key: string | number,
): JsonSchema | undefined {
	const { properties, items, additionalProperties } = schema ?? {};
	const item = Array.isArray(items) ? items[Number(key)] : items;
	const inner = properties?.[key] ?? item ?? additionalProperties;
	return isSchema(inner) ? inner : undefined;
}

/** Checks whether a schema, or one of its alternatives, is of one of some types. */
export function isOfType(schema: JsonSchema, ...types: string[]): boolean {
	const options = [schema, ...(schema.anyOf ?? [])].filter(isSchema);
	return options.some(({ type }) => types.includes(String(type)));
}
