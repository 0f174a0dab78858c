import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { Refusal } from "../refusals/refusal.ts";

/**
 * Reads a record in JSON that the desk has written for itself.
 * @param path from the project's folder.
 * @throws Refusal where an older desk has written it in another form, or somebody has changed it.
 */
export function readRecord<Value>(root: string, path: string, schema: z.ZodType<Value>): Value {
	const { data, error } = schema.safeParse(parseJson(readFileSync(join(root, path), "utf8")));
	if (error) {
		const field = error.issues[0]?.path.join(".");
		throw new Refusal(
			"blocked",
			`The desk cannot read its own file ${path}${field ? `, at ${field}` : ""}. Move that file to another folder, then try again.`,
		);
	}
	return data;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
