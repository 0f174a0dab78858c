import type { RawFile } from "../files/ContentReader.ts";
import type { Issue } from "../issues/issues.ts";
import type { FieldSchemas } from "../schemas/fields.ts";
import type { PageSchemas } from "../schemas/pages.ts";

/** How lists, menus and search treat a page. */
export interface PagePlacement {
	/** Whether the page is in no list or menu, as if it were not one. */
	isUnlisted?: boolean;
	/** Whether the page lists other pages, so that a search ranks it below them. */
	isListPage?: boolean;
	/** The path of the page whose link in the header is marked on this one, too. */
	menuParent?: string;
}

/** The exports of a page's `schema.ts`. */
export interface PageSchemaModule<Schema = unknown> {
	createSchema: (fields: FieldSchemas) => Schema;
	placement?: PagePlacement;
	/**
	 * Finds issues between the page's file and others, which a schema cannot see. The fields of any may have
	 * issues of their own, which the schemas report.
	 */
	checkContent?: (page: RawFile, articles: readonly RawFile[]) => Issue[];
}

/** The schema module of each page, by its name. */
export type PageSchemaModules = {
	readonly [Name in keyof PageSchemas]: PageSchemaModule<PageSchemas[Name]>;
};

/** Returns the placement of a page, by the name of its file. A page of plain text has none of its own. */
export function getPlacement(schemaModules: PageSchemaModules, name: string): PagePlacement {
	const modules: Readonly<Record<string, PageSchemaModule | undefined>> = schemaModules;
	return modules[name]?.placement ?? {};
}

/** Lists the placements of all pages that have a schema of their own. */
export function listPlacements(schemaModules: PageSchemaModules): Record<string, PagePlacement> {
	const entries = Object.keys(schemaModules).map((name) => [
		name,
		getPlacement(schemaModules, name),
	]);
	return Object.fromEntries(entries);
}
