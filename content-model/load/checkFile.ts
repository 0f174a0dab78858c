import type { z } from "zod";
import type { RawFile } from "../files/ContentReader.ts";
import { checkFields, type Issue } from "../issues/issues.ts";

/**
 * Checks the fields of one file by its schema, and returns them; where they are missing, an issue says why.
 * @param issues collects the problems.
 */
export function checkFile<Schema extends z.ZodType>(
	raw: RawFile | undefined,
	schema: Schema,
	issues: Issue[],
): z.output<Schema> | undefined {
	const checked = raw && checkFields(raw.file, raw.data, schema);
	issues.push(...(checked?.issues ?? []));
	return checked?.value;
}

/** Checks the files of a folder, and returns the fields of each valid one with its name. @param issues collects the problems. */
export function checkFolder<Schema extends z.ZodType<object>>(
	files: readonly RawFile[],
	schema: Schema,
	issues: Issue[],
) {
	return files.flatMap((raw) => {
		const value = checkFile(raw, schema, issues);
		return value ? { ...value, slug: raw.slug } : [];
	});
}
