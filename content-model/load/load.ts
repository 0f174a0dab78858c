import {
	findCurlyQuotes,
	findHtml,
	findRepeats,
	findSourceDateIssues,
} from "../checks/crossChecks.ts";
import { findFieldLinkIssues } from "../checks/linkIssues.ts";
import { findPricingIssues } from "../checks/pricingIssues.ts";
import { findRedirectIssues, findRemovedPaths } from "../checks/redirects.ts";
import { ContentReader } from "../files/ContentReader.ts";
import { ContentError } from "../issues/contentError.ts";
import type { Issue } from "../issues/issues.ts";
import { mapCollections } from "../schemas/collections.ts";
import { createDestinationsSchema, type Destinations } from "../schemas/destinations.ts";
import { createRedirectsSchema } from "../schemas/redirects.ts";
import { checkAgreement } from "./agreementFile.ts";
import { checkArticles } from "./articleFiles.ts";
import { type CheckResult, checkFile } from "./checkFile.ts";
import { checkCollections } from "./collectionFiles.ts";
import { getFileSchemas } from "./fileSchemas.ts";
import { checkPages, findPageIssues, type Pages } from "./pageFiles.ts";
import { type RawContent, readRawContent } from "./rawContent.ts";
import { findFacts, findReferences, type LoadOptions, type References } from "./references.ts";
import { listPlacements, type PageSchemaModules } from "./schemaModules.ts";
import { stubDestinations } from "./stubDestinations.ts";

type ValidatedContent = ReturnType<typeof validateContent>;

/** Everything under `content/`, checked. */
export type Content = NonNullable<ValidatedContent["content"]>;

/** The content that names images, also while other files have issues. A page with issues is missing. */
export type ImageSources = ValidatedContent["imageSources"];

/** An event's fields with the URL of its own page. */
export type EventEntry = Content["events"][number];

/**
 * Reads and checks all content.
 * @param root folder that holds `content/`.
 * @param schemaModules the schema module of each page.
 * @throws ContentError with every issue of every file.
 */
export function loadContent(
	root: string,
	schemaModules: PageSchemaModules,
	options: LoadOptions = {},
): Content {
	const { content, issues, findLine } = validateContent(root, schemaModules, options);
	if (!content) {
		throw new ContentError(issues, findLine);
	}
	return content;
}

/** Reads and checks all content as loadContent does, and returns the issues in place of throwing them. */
export function validateContent(
	root: string,
	schemaModules: PageSchemaModules,
	options: LoadOptions = {},
) {
	const reader = new ContentReader(root);
	const findLine = (issue: Issue) => reader.findLine(issue);
	const raw = readRawContent(reader);
	const references = findReferences(raw, schemaModules, options);
	const checked = checkFiles(raw, references, schemaModules, options.stubsOrigin);
	const issues = [
		...reader.issues,
		...checked.issues,
		...compareFiles(raw, references, schemaModules, checked),
	];
	// Each valid file, so that its images are checked too.
	const imageSources = {
		/** Articles, the newest first. */
		articles: checked.articles.filter(({ slug }) => references.isPublic(slug)),
		/** Articles that are not shown yet. */
		unpublished: checked.articles.filter(({ slug }) => !references.isPublic(slug)),
		team: checked.entries.team,
		pages: checked.pages.own,
	};
	const content =
		issues.length === 0
			? completeContent(checked, imageSources.articles, schemaModules)
			: undefined;
	return { issues, content, imageSources, findLine };
}

type CheckedFiles = ReturnType<typeof checkFiles>;

/** Checks each file by itself. Returns the values by name, and the issues of all. */
function checkFiles(
	raw: RawContent,
	references: References,
	schemaModules: PageSchemaModules,
	stubsOrigin: string | undefined,
) {
	const destinations = checkDestinations(raw, stubsOrigin);
	const values = { facts: findFacts(raw), destinations: destinations.value };
	const schemas = getFileSchemas(schemaModules, { ...values, names: references.names });
	const entries = checkCollections(raw, schemas.collections);
	const checks = {
		destinations,
		settings: checkFile(raw.settings, schemas.settings),
		pricing: checkFile(raw.pricing, schemas.pricing),
		entries,
		articles: checkArticles(raw, entries.value.articles, references, values),
		agreement: checkAgreement(raw, schemas.agreementHead, references),
		pages: checkPages(raw, schemas.pages),
		redirects: checkFile(raw.redirects, createRedirectsSchema()),
	};
	return {
		...getValues(checks),
		issues: Object.values(checks).flatMap(({ issues }) => issues),
	};
}

/** Gets the value of each check. */
function getValues<Checks extends Record<string, CheckResult<unknown>>>(checks: Checks) {
	const entries = Object.entries(checks).map(([name, { value }]) => [name, value]);
	return Object.fromEntries(entries) as { [Name in keyof Checks]: Checks[Name]["value"] };
}

/** Checks the destinations; the value has those of the stubs, for a run on one machine. */
function checkDestinations(
	raw: RawContent,
	stubsOrigin: string | undefined,
): CheckResult<Destinations | undefined> {
	const schema = createDestinationsSchema(raw.events.names);
	const { value, issues } = checkFile(raw.destinations, schema);
	return { value: value && stubDestinations(value, stubsOrigin), issues };
}

/** Finds issues between files, including files that have their own issues. */
function compareFiles(
	raw: RawContent,
	{ createLinkCheckFor, visiblePaths }: References,
	schemaModules: PageSchemaModules,
	{ pricing, redirects }: CheckedFiles,
): Issue[] {
	return [
		...findSourceDateIssues(raw.articles.files),
		...findPageIssues(raw, schemaModules),
		...findRepeatedValues(raw),
		...(pricing ? findPricingIssues("content/pricing.yaml", pricing) : []),
		...raw.files.flatMap(findCurlyQuotes),
		...raw.files.flatMap(findHtml),
		...raw.files.flatMap((file) => findFieldLinkIssues(file, createLinkCheckFor(file))),
		...(redirects ? findRedirectIssues(redirects.redirects, visiblePaths) : []),
		...(redirects ? findRemovedPaths(raw.published ?? "", redirects.redirects, visiblePaths) : []),
	];
}

/** Finds the values that one entry of a collection alone may have, and more than one has. */
function findRepeatedValues(raw: RawContent): Issue[] {
	const issues = mapCollections(({ uniqueField }, name) =>
		uniqueField ? findRepeats(raw[name].files, uniqueField) : [],
	);
	return Object.values(issues).flat();
}

/** Puts all content together; returns undefined if a part is missing, which has its own issue. */
function completeContent(
	checked: CheckedFiles,
	articles: CheckedFiles["articles"],
	schemaModules: PageSchemaModules,
) {
	const { settings, pricing, destinations, agreement, redirects } = checked;
	if (!settings || !pricing || !destinations || !agreement || !redirects) {
		return;
	}
	return {
		...checked.entries,
		/** Articles, the newest first. */
		articles,
		events: checked.entries.events.map((event) => ({
			...event,
			url: destinations.eventPages[event.slug] ?? destinations.eventsPage,
		})),
		// Each was checked by the schema of its name; a missing one is an issue and never gets here.
		pages: checked.pages.own as Pages,
		/** Pages of plain text, by the names of their files. */
		plainPages: checked.pages.plain,
		/** How lists, menus and search treat pages, by the names of their files. */
		placements: listPlacements(schemaModules),
		settings,
		destinations,
		pricing,
		agreement,
		/** Paths that pages once had. */
		redirects: Object.entries(redirects.redirects).map(([from, to]) => ({ from, to })),
	};
}
