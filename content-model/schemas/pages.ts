import type { z } from "zod";
import type { RawFile } from "../files/ContentReader.ts";
import type { Issue } from "../issues/issues.ts";
import type { Fields } from "./fields.ts";

/**
 * The schemas of the fixed pages by the names of their files in `content/pages/`. Each page's
 * `content.ts` adds its own, and nothing lists them by hand. `plain-text` is for any other file.
 */
// biome-ignore lint/suspicious/noEmptyInterface: pages add to it.
export interface PageSchemas {}

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

/** The schema of a file in `content/pages/` that has no rules of its own. */
export const plainTextName = "plain-text";

/** The name of a page with rules of its own, which is the name of its file in `content/pages/`. */
export type PageName = Exclude<keyof PageSchemas, typeof plainTextName>;

/** The content of one page's file. */
export type Page<Name extends keyof PageSchemas> = PageSchemas[Name] extends z.ZodType
	? z.output<PageSchemas[Name]>
	: never;
