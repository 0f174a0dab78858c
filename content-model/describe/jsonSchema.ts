import { z } from "zod";
import type { FormMeta } from "../schemas/formMeta.ts";
import type { ContentKind } from "./kinds.ts";

/** A JSON Schema, or part of one, with metadata for forms. */
export type JsonSchema = z.core.JSONSchema.BaseSchema & FormMeta;

/** Folder of the JSON Schemas for editors, from the project's folder. */
export const schemaFolder = "content/.schemas";

/** Returns the file of a kind's JSON Schema, from the project's folder. */
export function getSchemaPath({ name }: Pick<ContentKind, "name">): string {
	return `${schemaFolder}/${name}.json`;
}

/** Returns the JSON Schema of a kind of files as an owner writes them. */
export function toJsonSchema({ schema }: Pick<ContentKind, "schema">): JsonSchema {
	return z.toJSONSchema(schema, {
		io: "input",
		// The newest draft that YAML editors support in full.
		target: "draft-7",
		override: ({ jsonSchema }) => {
			// Not a real limit: zod's safe-integer maximum.
			if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) {
				delete jsonSchema.maximum;
			}
		},
	});
}

/** Returns whether a part of a schema is another one; JSON Schema also allows true and false. */
export function isSchema(part: unknown): part is JsonSchema {
	return typeof part === "object" && part !== null && !Array.isArray(part);
}

/** Returns whether a schema is that of a link, as an owner writes it. */
export function isLink({ fieldType }: JsonSchema): boolean {
	return fieldType === "link";
}
