import type { z } from "zod";
import type { RawFile, RawFolder } from "../files/ContentReader.ts";
import { checkFields } from "../issues/checkFields.ts";
import type { Issue } from "../issues/issues.ts";

/** What was read of files, and their issues. */
export interface CheckResult<Value> {
	value: Value;
	issues: Issue[];
}

/** Checks the fields of one file by its schema. The value is undefined where it has issues. */
export function checkFile<Schema extends z.ZodType>(
	raw: RawFile | undefined,
	schema: Schema,
): CheckResult<z.output<Schema> | undefined> {
	const { value, issues } = raw ? checkFields(raw.file, raw.data, schema) : { issues: [] };
	return { value, issues };
}

/** An entry of a folder: the fields of its file, and its name. */
type EntryOf<Schema extends z.ZodType> = z.output<Schema> & { slug: string };

/** Checks the files of a folder. The value has the entry of each valid one. @param compare their order on pages */
export function checkFolder<Schema extends z.ZodType<object>>(
	{ files }: RawFolder,
	schema: Schema,
	compare: (one: EntryOf<Schema>, other: EntryOf<Schema>) => number,
): CheckResult<EntryOf<Schema>[]> {
	const checks = files.map((raw) => ({ slug: raw.slug, ...checkFile(raw, schema) }));
	return {
		value: checks.flatMap(({ slug, value }) => (value ? { ...value, slug } : [])).sort(compare),
		issues: checks.flatMap(({ issues }) => issues),
	};
}
