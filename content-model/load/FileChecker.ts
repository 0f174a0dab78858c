import type { z } from "zod";
import type { RawFile } from "../files/ContentReader.ts";
import { checkFields, type Issue } from "../issues/issues.ts";

/** Checks files by their schemas, and notes what is wrong with each. */
export class FileChecker {
	readonly #issues: Issue[];

	/** @param issues takes what is wrong. */
	constructor(issues: Issue[]) {
		this.#issues = issues;
	}

	/** The fields of one file; where they are missing, an issue says why. */
	check<Schema extends z.ZodType>(raw: RawFile | undefined, schema: Schema) {
		const checked = raw && checkFields(raw.file, raw.data, schema);
		this.#issues.push(...(checked?.issues ?? []));
		return checked?.value;
	}

	/** The fields of each file that is right, with its name. */
	checkAll<Schema extends z.ZodType<object>>(files: readonly RawFile[], schema: Schema) {
		return files.flatMap((raw) => {
			const value = this.check(raw, schema);
			return value ? { ...value, slug: raw.slug } : [];
		});
	}
}
