import type { RawFile } from "../files/ContentReader.ts";
import type { Issue } from "../issues/issues.ts";
import type { Fields } from "../schemas/fields.ts";
import type { PageSchemas } from "../schemas/pages.ts";

/** What the `content.ts` of a page exports. */
export interface PageRules<Schema = unknown> {
	createContentSchema: (fields: Fields) => Schema;
	/**
	 * Finds issues between the page's file and others, which a schema cannot see. The fields of any may have
	 * issues of their own, which the schemas report.
	 */
	checkContent?: (page: RawFile, articles: readonly RawFile[]) => Issue[];
}

/** What the content model is given: the rules of each page, by its name. */
export type PagesRules = {
	readonly [Name in keyof PageSchemas]: PageRules<PageSchemas[Name]>;
};
