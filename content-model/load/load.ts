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
import { createCollectionSchemas } from "../schemas/collections.ts";
import { createDestinationsSchema, type Destinations } from "../schemas/destinations.ts";
import { createFields } from "../schemas/fields.ts";
import { createSettingsSchema } from "../schemas/settings.ts";
import { checkAgreement } from "./agreementFile.ts";
import { checkArticles } from "./articleFiles.ts";
import { type CheckResult, checkFile, checkFolder } from "./checkFile.ts";
import { checkPages, createPageSchemas, findPageIssues, type Pages } from "./pageFiles.ts";
import { type RawContent, readRawContent } from "./rawContent.ts";
import { findFacts, findReferences, type LoadOptions, type References } from "./references.ts";
import { listPlacements, type PageSchemaModules } from "./schemaModules.ts";
import { stubDestinations } from "./stubDestinations.ts";

type ValidatedContent = ReturnType<typeof validateContent>;

/** Everything under `content/`, checked. */
export type Content = NonNullable<ValidatedContent["content"]>;

/** The content that names images, also while other files have issues. A page with issues is missing. */
export type ImageSources = ValidatedContent["imageSources"];

/** An article's fields with its Markdown. */
export type ArticleEntry = Content["articles"][number];

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
		team: checked.team,
		pages: checked.pages.own,
	};
	const content =
		issues.length === 0
			? completeContent(checked, imageSources.articles, schemaModules)
			: undefined;
	return { issues, content, imageSources, findLine };
}

type CheckedFiles = ReturnType<typeof checkFiles>;

interface OrderedEntry {
	order: number;
}

/** Checks each file by itself. Returns the values by name, and the issues of all. Entries are sorted as pages show them. */
function checkFiles(
	raw: RawContent,
	references: References,
	schemaModules: PageSchemaModules,
	stubsOrigin: string | undefined,
) {
	const destinations = checkDestinations(raw, stubsOrigin);
	const values = { facts: findFacts(raw), destinations: destinations.value };
	const fields = createFields({ ...values, names: references.names });
	const schemas = createCollectionSchemas(fields);
	const byOrder = (one: OrderedEntry, other: OrderedEntry) => one.order - other.order;
	const checks = {
		destinations,
		settings: checkFile(raw.settings, createSettingsSchema(fields)),
		pricing: checkFile(raw.pricing, schemas.pricing),
		articles: checkArticles(raw, schemas.article, references, values),
		team: checkFolder(raw.team, schemas.person, byOrder),
		testimonials: checkFolder(raw.testimonials, schemas.testimonial, byOrder),
		/** By start, the earliest first. */
		events: checkFolder(raw.events, schemas.event, (one, other) =>
			one.start.localeCompare(other.start),
		),
		/** In the order of the home page's tiles, then the others by name. */
		benefits: checkFolder(
			raw.benefits,
			schemas.benefit,
			(one, other) =>
				(one.homeOrder ?? Infinity) - (other.homeOrder ?? Infinity) ||
				one.slug.localeCompare(other.slug),
		),
		agreement: checkAgreement(raw, schemas.agreement, references),
		pages: checkPages(raw, createPageSchemas(schemaModules, fields)),
		redirects: checkFile(raw.redirects, schemas.redirects),
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
		...findRepeats(raw.articles.files, "title"),
		...findRepeats(raw.team.files, "order"),
		...findRepeats(raw.testimonials.files, "order"),
		...findRepeats(raw.benefits.files, "homeOrder"),
		...(pricing ? findPricingIssues("content/pricing.yaml", pricing) : []),
		...raw.files.flatMap(findCurlyQuotes),
		...raw.files.flatMap(findHtml),
		...raw.files.flatMap((file) => findFieldLinkIssues(file, createLinkCheckFor(file))),
		...(redirects ? findRedirectIssues(redirects.redirects, visiblePaths) : []),
		...(redirects ? findRemovedPaths(raw.published ?? "", redirects.redirects, visiblePaths) : []),
	];
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
		/** Articles, the newest first. */
		articles,
		team: checked.team,
		// Each was checked by the schema of its name; a missing one is an issue and never gets here.
		pages: checked.pages.own as Pages,
		/** Pages of plain text, by the names of their files. */
		plainPages: checked.pages.plain,
		/** How lists, menus and search treat pages, by the names of their files. */
		placements: listPlacements(schemaModules),
		settings,
		destinations,
		testimonials: checked.testimonials,
		events: checked.events.map((event) => ({
			...event,
			url: destinations.eventPages[event.slug] ?? destinations.eventsPage,
		})),
		benefits: checked.benefits,
		pricing,
		agreement,
		/** Paths that pages once had. */
		redirects: Object.entries(redirects.redirects).map(([from, to]) => ({ from, to })),
	};
}
