import { createMissingFileIssue } from "../files/ContentReader.ts";
import type { Issue } from "../issues/issues.ts";
import type { FieldSchemas } from "../schemas/fields.ts";
import {
	type PageContent,
	type PageName,
	type PageSchemas,
	plainTextName,
} from "../schemas/pages.ts";
import { type CheckResult, checkFile } from "./checkFile.ts";
import type { RawContent } from "./rawContent.ts";
import type { PageSchemaModule, PageSchemaModules } from "./schemaModules.ts";

/** Pages with a schema of their own. */
export type Pages = { [Name in PageName]: PageContent<Name> };

/** Pages of plain text, by the names of their files. */
type PlainPages = Record<string, PageContent<typeof plainTextName>>;

/** Creates the schemas of all pages for a set of fields. */
export function createPageSchemas(
	schemaModules: PageSchemaModules,
	fields: FieldSchemas,
): PageSchemas {
	const entries = Object.entries<PageSchemaModule>(schemaModules);
	const schemas: { [Name in keyof PageSchemas]?: unknown } = Object.fromEntries(
		entries.map(([name, { createSchema }]) => [name, createSchema(fields)]),
	);
	// Each module is keyed by the name of the schema that it creates.
	return schemas as PageSchemas;
}

/** Finds issues between the files of pages and others. */
export function findPageIssues(
	{ pages, articles }: RawContent,
	schemaModules: PageSchemaModules,
): Issue[] {
	const checks = new Map(
		Object.entries<PageSchemaModule>(schemaModules).map(([name, { checkContent }]) => [
			name,
			checkContent,
		]),
	);
	return pages.files.flatMap((page) => checks.get(page.slug)?.(page, articles.files) ?? []);
}

/** Checks the files of `content/pages/`: by the schema of the page, else as plain text. */
export function checkPages(
	{ pages }: RawContent,
	schemas: PageSchemas,
): CheckResult<{ own: Partial<Pages>; plain: PlainPages }> {
	const { [plainTextName]: plainText, ...ownSchemas } = schemas;
	const own: Partial<Pages> = {};
	const plain: PlainPages = {};
	const issues = Object.keys(ownSchemas)
		.filter((name) => !pages.names.includes(name))
		.map((name) => createMissingFileIssue(`content/pages/${name}.yaml`));
	for (const raw of pages.files) {
		const isOwn = Object.hasOwn(ownSchemas, raw.slug);
		const checked = checkFile(raw, isOwn ? ownSchemas[raw.slug as PageName] : plainText);
		issues.push(...checked.issues);
		if (checked.value) {
			Object.assign(isOwn ? own : plain, { [raw.slug]: checked.value });
		}
	}
	return { value: { own, plain }, issues };
}
