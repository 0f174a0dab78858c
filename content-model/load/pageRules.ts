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

/** The exports of a page's `content.ts`. */
export interface PageRules<Schema = unknown> {
	createContentSchema: (fields: FieldSchemas) => Schema;
	placement?: PagePlacement;
	/**
	 * Finds issues between the page's file and others, which a schema cannot see. The fields of any may have
	 * issues of their own, which the schemas report.
	 */
	checkContent?: (page: RawFile, articles: readonly RawFile[]) => Issue[];
}

/** The rules of each page, by its name. */
export type PageRulesByName = {
	readonly [Name in keyof PageSchemas]: PageRules<PageSchemas[Name]>;
};

/** Returns the placement of a page, by the name of its file. A page of plain text has none of its own. */
export function getPlacement(pageRules: PageRulesByName, name: string): PagePlacement {
	const rules: Readonly<Record<string, PageRules | undefined>> = pageRules;
	return rules[name]?.placement ?? {};
}

/** Lists the placements of all pages that have rules of their own. */
export function listPlacements(pageRules: PageRulesByName): Record<string, PagePlacement> {
	const entries = Object.keys(pageRules).map((name) => [name, getPlacement(pageRules, name)]);
	return Object.fromEntries(entries);
}
