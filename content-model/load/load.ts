import { readAgreement } from "../agreement/readAgreement.ts";
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
import { ContentError, type Issue } from "../issues/issues.ts";
import { findMarkdownIssues } from "../markdown/markdownIssues.ts";
import { parseMarkdown } from "../markdown/parse.ts";
import {
	type CollectionName,
	createCollectionSchemas,
	type FieldsOf,
} from "../schemas/collections.ts";
import { createDestinationsSchema } from "../schemas/destinations.ts";
import { createFields } from "../schemas/fields.ts";
import { createSettingsSchema } from "../schemas/settings.ts";
import { checkArticles } from "./articleFiles.ts";
import { checkFile, checkFolder } from "./checkFile.ts";
import {
	checkPages,
	createPageSchemas,
	findMissingPages,
	findPageIssues,
	type Pages,
} from "./pageFiles.ts";
import { listPlacements, type PageRulesByName } from "./pageRules.ts";
import { type RawContent, readRawContent } from "./rawContent.ts";
import { findFacts, findReferences, type LoadOptions, type References } from "./references.ts";
import { stubDestinations } from "./stubDestinations.ts";

/** An entry of a collection: the fields of its file and the slug from the file's name. */
export type Entry<Name extends CollectionName> = FieldsOf<Name> & { slug: string };

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
 * @param pageRules the rules of each page.
 * @throws ContentError with every issue of every file.
 */
export function loadContent(
	root: string,
	pageRules: PageRulesByName,
	options: LoadOptions = {},
): Content {
	const { content, issues, findLine } = validateContent(root, pageRules, options);
	if (!content) {
		throw new ContentError(issues, findLine);
	}
	return content;
}

/** Reads and checks all content as loadContent does, and returns the issues in place of throwing them. */
export function validateContent(
	root: string,
	pageRules: PageRulesByName,
	options: LoadOptions = {},
) {
	const reader = new ContentReader(root);
	const findLine = (issue: Issue) => reader.findLine(issue);
	const raw = readRawContent(reader);
	const references = findReferences(raw, pageRules, options);
	const checked = checkFiles(raw, references, pageRules, options.stubsOrigin);
	const issues = [
		...reader.issues,
		...checked.issues,
		...compareFiles(raw, references, pageRules, checked),
	];
	// Each valid file, so that its images are checked too.
	const imageSources = {
		/** Articles, the newest first. */
		articles: checked.articles.filter(({ slug }) => references.isPublic(slug)),
		/** Articles that are not shown yet. */
		unpublished: checked.articles.filter(({ slug }) => !references.isPublic(slug)),
		team: checked.team,
		pages: checked.pages,
	};
	const content =
		issues.length === 0 ? completeContent(checked, imageSources.articles, pageRules) : undefined;
	return { issues, content, imageSources, findLine };
}

type CheckedFiles = ReturnType<typeof checkFiles>;

/** Checks each file by itself. Entries are sorted as pages show them. */
function checkFiles(
	raw: RawContent,
	references: References,
	pageRules: PageRulesByName,
	stubsOrigin: string | undefined,
) {
	const realDestinations = checkFile(raw.destinations, createDestinationsSchema(raw.events.names));
	const destinations =
		realDestinations.value && stubDestinations(realDestinations.value, stubsOrigin);
	const facts = findFacts(raw);
	const fields = createFields({ facts, destinations, names: references.names });
	const schemas = createCollectionSchemas(fields);
	const ownSchemas = createPageSchemas(pageRules, fields);
	const checks = {
		settings: checkFile(raw.settings, createSettingsSchema(fields)),
		pricing: checkFile(raw.pricing, schemas.pricing),
		articles: checkArticles(raw, schemas.article, references, { facts, destinations }),
		team: checkFolder(raw.team.files, schemas.person),
		testimonials: checkFolder(raw.testimonials.files, schemas.testimonial),
		events: checkFolder(raw.events.files, schemas.event),
		benefits: checkFolder(raw.benefits.files, schemas.benefit),
		agreementHead: checkFile(raw.agreement, schemas.agreement),
		pages: checkPages(raw, ownSchemas),
		redirects: checkFile(raw.redirects, schemas.redirects),
	};
	const agreementHead = checks.agreementHead.value;
	const agreementText = parseMarkdown(raw.agreement?.body ?? "");
	return {
		issues: [realDestinations, ...Object.values(checks)].flatMap(({ issues }) => issues),
		ownSchemas,
		destinations,
		settings: checks.settings.value,
		pricing: checks.pricing.value,
		/** Articles, the newest first. */
		articles: checks.articles.value.toSorted(
			(a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
		),
		/** People in the order of the team's pages. */
		team: checks.team.value.toSorted((a, b) => a.order - b.order),
		/** Testimonials in the order of the home page. */
		testimonials: checks.testimonials.value.toSorted((a, b) => a.order - b.order),
		/** Events by start, the earliest first. */
		events: checks.events.value.toSorted((a, b) => a.start.localeCompare(b.start)),
		/** Benefits in the order of the home page's tiles, then the others by name. */
		benefits: checks.benefits.value.toSorted(
			(a, b) =>
				(a.homeOrder ?? Infinity) - (b.homeOrder ?? Infinity) || a.slug.localeCompare(b.slug),
		),
		agreement:
			raw.agreement && agreementHead && readAgreement(agreementHead, raw.agreement, agreementText),
		agreementText,
		...checks.pages.value,
		redirects: checks.redirects.value?.redirects,
	};
}

/** Finds issues between files, including files that have their own issues. */
function compareFiles(
	raw: RawContent,
	references: References,
	pageRules: PageRulesByName,
	checked: CheckedFiles,
): Issue[] {
	const { agreement, agreementText, pricing, redirects } = checked;
	const { createLinkCheckFor, visiblePaths } = references;
	const contract = raw.agreement;
	return [
		...findMissingPages(raw, checked.ownSchemas),
		...findSourceDateIssues(raw.articles.files),
		...findPageIssues(raw, pageRules),
		...findRepeats(raw.articles.files, "title"),
		...findRepeats(raw.team.files, "order"),
		...findRepeats(raw.testimonials.files, "order"),
		...findRepeats(raw.benefits.files, "homeOrder"),
		...(contract ? findMarkdownIssues(contract, agreementText, createLinkCheckFor(contract)) : []),
		...(agreement?.issues ?? []),
		...(pricing ? findPricingIssues("content/pricing.yaml", pricing) : []),
		...raw.files.flatMap(findCurlyQuotes),
		...raw.files.flatMap(findHtml),
		...raw.files.flatMap((file) => findFieldLinkIssues(file, createLinkCheckFor(file))),
		...(redirects ? findRedirectIssues(redirects, visiblePaths) : []),
		...(redirects ? findRemovedPaths(raw.published ?? "", redirects, visiblePaths) : []),
	];
}

/** Puts all content together; returns undefined if a part is missing, which has its own issue. */
function completeContent(
	checked: CheckedFiles,
	articles: CheckedFiles["articles"],
	pageRules: PageRulesByName,
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
		pages: checked.pages as Pages,
		/** Pages of plain text, by the names of their files. */
		plainPages: checked.plainPages,
		/** How lists, menus and search treat pages, by the names of their files. */
		placements: listPlacements(pageRules),
		settings,
		destinations,
		testimonials: checked.testimonials,
		events: checked.events.map((event) => ({
			...event,
			url: destinations.eventPages[event.slug] ?? destinations.eventsPage,
		})),
		benefits: checked.benefits,
		pricing,
		agreement: agreement.agreement,
		/** Paths that pages once had. */
		redirects: Object.entries(redirects).map(([from, to]) => ({ from, to })),
	};
}
