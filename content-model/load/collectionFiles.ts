import type { z } from "zod";
import type { Issue } from "../issues/issues.ts";
import { type CollectionName, type Entry, mapCollections } from "../schemas/collections.ts";
import { type CheckResult, checkFile } from "./checkFile.ts";
import type { RawContent } from "./rawContent.ts";

/** The entries of every collection, in the order in which pages show them. */
export type Entries = { [Name in CollectionName]: Entry<Name>[] };

/** Checks the fields of every file of a collection. The value has the entry of each valid one. */
export function checkCollections(
	raw: RawContent,
	schemas: Readonly<Record<CollectionName, z.ZodType<object>>>,
): CheckResult<Entries> {
	const issues: Issue[] = [];
	const entries = mapCollections(({ compare }, name) =>
		raw[name].files
			.flatMap((file) => {
				const check = checkFile(file, schemas[name]);
				issues.push(...check.issues);
				return check.value ? { ...check.value, slug: file.slug } : [];
			})
			.sort(compare),
	);
	// Each was checked by the schema of its name.
	return { value: entries as Entries, issues };
}
