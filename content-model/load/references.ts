import {
	getArticlePath,
	getMarkdownPath,
	getWorksheetPath,
	type PageKind,
	pagePaths,
} from "../../paths/index.ts";
import { createLinkCheck, type LinkCheck, listLinkablePaths } from "../checks/linkIssues.ts";
import { findPricingIssues } from "../checks/pricingIssues.ts";
import { getUnpublishedReason } from "../checks/publication.ts";
import { createFacts, type Facts } from "../facts/facts.ts";
import type { RawFile } from "../files/ContentReader.ts";
import { checkFields } from "../issues/checkFields.ts";
import { getValue } from "../issues/getValue.ts";
import { listWorksheetNames } from "../markdown/worksheets.ts";
import { teamAuthor } from "../schemas/article.ts";
import type { ReferenceNames } from "../schemas/fields/references.ts";
import { createFields } from "../schemas/fields.ts";
import { createPricingSchema } from "../schemas/pricing.ts";
import { createSettingsSchema } from "../schemas/settings.ts";
import { listCategoryKeys, type RawContent } from "./rawContent.ts";
import { getPlacement, type PageSchemaModules } from "./schemaModules.ts";

const fieldsWithoutFacts = createFields();

/** The schemas of the files that facts come from. They use facts too, so they are read without any first. */
const schemasWithoutFacts = {
	settings: createSettingsSchema(fieldsWithoutFacts),
	pricing: createPricingSchema(fieldsWithoutFacts),
};

/** Options for reading content. */
export interface LoadOptions {
	/** Origin of the destinations' stubs, for a run on one machine. */
	stubsOrigin?: string;
	/** Whether to include drafts, and articles whose day has not come. */
	withUnpublished?: boolean;
	/** The time that decides what is public. */
	now?: Date;
}

/** Names files may refer to. */
export interface References {
	/** The reason that an article is not public yet, by its slug. */
	unpublished: ReadonlyMap<string, string>;
	/** Whether an article is shown. */
	isPublic: (slug: string) => boolean;
	/** The path of every page that is shown. */
	visiblePaths: Set<string>;
	/** Creates the check of the link targets in a file. */
	createLinkCheckFor: (file: RawFile) => LinkCheck;
	/** Names that fields may hold. */
	names: ReferenceNames;
}

/** Finds the names by which files may refer to one another. Files with issues of their own count as well. */
export function findReferences(
	raw: RawContent,
	schemaModules: PageSchemaModules,
	{ withUnpublished, now }: LoadOptions,
): References {
	const publication = findUnpublished(raw, withUnpublished ?? false, now ?? new Date());
	const paths = listPagePaths(raw, schemaModules);
	const oldPaths = Object.keys(getValue(raw.redirects?.data, ["redirects"]) ?? {});
	const worksheets = raw.articles.files.flatMap(listWorksheetPaths);
	const linkable = listLinkablePaths(paths, worksheets, raw.events.names, oldPaths);
	const { unpublished, hiddenPaths, isPublic } = publication;
	return {
		unpublished,
		isPublic,
		visiblePaths: paths.difference(hiddenPaths),
		createLinkCheckFor: (file: RawFile) => {
			// Hidden pages may link to hidden pages.
			const isHidden = raw.articles.files.includes(file) && !isPublic(file.slug);
			return createLinkCheck(linkable, isHidden ? new Set() : hiddenPaths);
		},
		names: {
			authors: [teamAuthor, ...raw.team.names],
			categories: listCategoryKeys(raw),
			articles: raw.articles.names,
			publicArticles: raw.articles.names.filter(isPublic),
		},
	};
}

/** Finds the articles that are not public, and the pages and files that this hides. */
function findUnpublished({ articles }: RawContent, withUnpublished: boolean, now: Date) {
	/** The reason that an article is not public yet, by its slug. */
	const unpublished = new Map(
		articles.files.flatMap(({ slug, data }) => {
			const why = getUnpublishedReason(data, now);
			return why ? [[slug, why] as const] : [];
		}),
	);
	const isPublic = (slug: string) => withUnpublished || !unpublished.has(slug);
	const hiddenPaths = new Set(
		articles.files
			.filter(({ slug }) => !isPublic(slug))
			.flatMap((file) => {
				const path = getArticlePath(file.slug);
				return [path, getMarkdownPath(path), ...listWorksheetPaths(file)];
			}),
	);
	return { unpublished, isPublic, hiddenPaths };
}

/** Lists the files of an article's worksheets: each for Word, and as text. */
function listWorksheetPaths({ slug, body }: RawFile): string[] {
	return listWorksheetNames(body).flatMap((name) => [
		getWorksheetPath(slug, name, "docx"),
		getWorksheetPath(slug, name, "md"),
	]);
}

/**
 * Lists the path of every page, hidden ones among them. `listPages` in app/site/pages.server.ts makes the pages
 * themselves, once the content has no issues.
 */
function listPagePaths(raw: RawContent, schemaModules: PageSchemaModules): Set<string> {
	const names: Record<PageKind, readonly string[]> = {
		page: raw.pages.names.filter((name) => !getPlacement(schemaModules, name).isUnlisted),
		category: listCategoryKeys(raw),
		person: raw.team.names,
		benefit: raw.benefits.names,
		article: raw.articles.names,
	};
	const kinds = Object.keys(names) as PageKind[];
	return new Set(kinds.flatMap((kind) => names[kind].map(pagePaths[kind])));
}

/** Finds the words and figures that fill in other files; returns none if a file that they come from has issues. */
export function findFacts(raw: RawContent): Facts {
	const readFields = (path: string) => raw.files.find(({ file }) => file === path)?.data;
	return parseFacts(readFields, raw.team.names.length);
}

/**
 * Reads the facts of content that may have issues: none if site.yaml or pricing.yaml has any.
 * @param readFields gives the fields of a file, by its path from the project's folder.
 * @param people number of people in the team.
 */
export function parseFacts(readFields: (path: string) => unknown, people: number): Facts {
	const settingsFile = "content/site.yaml";
	const pricingFile = "content/pricing.yaml";
	const { value: settings } = checkFields(
		settingsFile,
		readFields(settingsFile),
		schemasWithoutFacts.settings,
	);
	const { value: pricing } = checkFields(
		pricingFile,
		readFields(pricingFile),
		schemasWithoutFacts.pricing,
	);
	const assistants = getValue(readFields("content/pages/platform.yaml"), ["assistants", "items"]);
	if (!settings || !pricing || findPricingIssues(pricingFile, pricing).length > 0) {
		return {};
	}
	return createFacts({
		settings,
		pricing,
		people,
		assistants: Array.isArray(assistants) ? assistants.length : 0,
	});
}
