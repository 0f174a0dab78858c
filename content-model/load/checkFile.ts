import type { z } from "zod";
import type { RawFile } from "../files/ContentReader.ts";
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
