import type { z } from "zod";

/**
 * The schemas of the fixed pages by the names of their files in `content/pages/`. Each page's
 * `schema.ts` adds its own, and nothing lists them by hand. `plain-text` is for any other file.
 */
// biome-ignore lint/suspicious/noEmptyInterface: pages add to it.
export interface PageSchemas {}

/** The schema of a file in `content/pages/` that has no schema of its own. */
export const plainTextName = "plain-text";

/** The name of a page with a schema of its own, which is the name of its file in `content/pages/`. */
export type PageName = Exclude<keyof PageSchemas, typeof plainTextName>;

/** The content of one page's file. */
export type PageContent<Name extends keyof PageSchemas> = PageSchemas[Name] extends z.ZodType
	? z.output<PageSchemas[Name]>
	: never;
