import type { z } from "zod";
import type { RawFile } from "../files/ContentReader.ts";
import { checkFields, type Issue } from "../issues/issues.ts";

/**
 * The fields of one file, checked by its schema; where they are missing, an issue says why.
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

/** The fields of each valid file, with its name. @param issues collects the problems. */
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
