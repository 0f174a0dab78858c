import type { z } from "zod";
import type { RawFile } from "../files/ContentReader.ts";
import { checkFields, type Issue } from "../issues/issues.ts";

/** What was read of files, and their issues. */
export interface Checked<Value> {
	value: Value;
	issues: Issue[];
}

/** Checks the fields of one file by its schema. The value is undefined where it has issues. */
export function checkFile<Schema extends z.ZodType>(
	raw: RawFile | undefined,
	schema: Schema,
): Checked<z.output<Schema> | undefined> {
	const { value, issues } = raw ? checkFields(raw.file, raw.data, schema) : { issues: [] };
	return { value, issues };
}

/** Checks the files of a folder. The value has the fields of each valid one with its name. */
export function checkFolder<Schema extends z.ZodType<object>>(
	files: readonly RawFile[],
	schema: Schema,
): Checked<(z.output<Schema> & { slug: string })[]> {
	const checks = files.map((raw) => ({ slug: raw.slug, ...checkFile(raw, schema) }));
	return {
		value: checks.flatMap(({ slug, value }) => (value ? { ...value, slug } : [])),
		issues: checks.flatMap(({ issues }) => issues),
	};
}
