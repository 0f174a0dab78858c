import type { z } from "zod";
import { readAgreement } from "./agreement.server.ts";
import {
	curlyQuoteIssues,
	repeatedArticleIssues,
	repeatedIssues,
	sourceDateIssues,
} from "./crossChecks.server.ts";
import { factsOf } from "./facts.ts";
import { ContentError, checkFields, type Issue, valueAt } from "./issues.ts";
import { fieldLinkIssues, linkableAddresses, linkCheck } from "./linkIssues.server.ts";
import { footnoteIssues, markdownIssues, parseMarkdown, resolveText } from "./markdown.server.ts";
import {
	articlePath,
	authorPath,
	benefitPath,
	categoryPath,
	fixedPath,
	unlistedPages,
} from "./paths.ts";
import { pricingIssues } from "./pricingIssues.ts";
import { unpublishedAs } from "./publication.ts";
import { ContentReader, missingFile, type RawFile } from "./read.server.ts";
import { publishedIssues, redirectIssues } from "./redirects.server.ts";
import {
	type CollectionName,
	collectionSchemas,
	type FieldsOf,
	teamAuthor,
} from "./schemas/collections.ts";
import { type Destinations, destinationNames, destinationsSchema } from "./schemas/destinations.ts";
import { createFields } from "./schemas/fields.ts";
import { type Page, type PageName, pageSchemas } from "./schemas/pages.ts";
import { settingsSchema } from "./schemas/settings.ts";
import { imageName } from "./schemas/values.ts";
import { sourceNotes } from "./sources.ts";

/** An entry of a collection: the fields of its file and the slug from the file's name. */
export type Entry<Name extends CollectionName> = FieldsOf<Name> & { slug: string };

/** Pages with rules of their own. */
type Pages = { [Name in PageName]: Page<Name> };

type ReadContent = ReturnType<typeof readContent>;

/** Everything under `content/`, checked. */
export type Content = NonNullable<ReadContent["content"]>;

/** What shows pictures of its own. The platform's page is missing where it has issues. */
export type Pictured = ReadContent["pictured"];

/** An article's fields with its Markdown. */
export type ArticleEntry = Content["articles"][number];

/** An event's fields with the address of its own page. */
export type EventEntry = Content["events"][number];

/** How content is read. */
export interface LoadOptions {
	/** Where stubs of the destinations are served, for a run on one machine. */
	stubsOrigin?: string;
	/** Whether drafts, and articles whose day has not come, are there too. */
	withUnpublished?: boolean;
	/** The time that decides what is public. */
	now?: Date;
}

/**
 * Reads and checks all content.
 * @param root folder that holds `content/`.
 * @throws ContentError with every issue of every file.
 */
export function loadContent(root: string, options: LoadOptions = {}): Content {
	const { content, issues, lineOf } = readContent(root, options);
	if (!content) {
		throw new ContentError(issues, lineOf);
	}
	return content;
}

/** Reads and checks all content as loadContent does, and gives back the issues. */
export function readContent(
	root: string,
	{ stubsOrigin, withUnpublished = false, now = new Date() }: LoadOptions,
) {
	const reader = new ContentReader(root);
	const issues: Issue[] = reader.issues;
	const lineOf = (issue: Issue) => reader.lineOf(issue);

	/** Checks one file; a missing result is explained by an issue. */
	function check<Schema extends z.ZodType>(raw: RawFile | undefined, schema: Schema) {
		const checked = raw && checkFields(raw.file, raw.data, schema);
		issues.push(...(checked?.issues ?? []));
		return checked?.value;
	}

	/** Checks the files of a folder: the fields of each that is right, with its name. */
	function checkAll<Schema extends z.ZodType<object>>(files: readonly RawFile[], schema: Schema) {
		return files.flatMap((raw) => {
			const value = check(raw, schema);
			return value ? { ...value, slug: raw.slug } : [];
		});
	}

	const rawSettings = reader.file("site.yaml");
	const rawPricing = reader.file("pricing.yaml");
	const rawDestinations = reader.file("destinations.yaml");
	const rawContract = reader.file("agreement.md");
	const rawRedirects = reader.file("redirects.yaml");
	const published = reader.text("published.txt");
	const articleFiles = reader.folder("articles", ".md", /^pictures$/);
	const teamFiles = reader.folder("team", ".yaml", imageName);
	const testimonialFiles = reader.folder("testimonials", ".yaml");
	const eventFiles = reader.folder("events", ".yaml");
	const benefitFiles = reader.folder("benefits", ".yaml");
	const pageFiles = reader.folder("pages", ".yaml");

	// What fields may name or be filled with. Files with issues of their own count as well.
	const rawPage = (name: string) => pageFiles.files.find(({ slug }) => slug === name);
	const rawBlog = rawPage("blog");
	const categories = Object.keys(valueAt(rawBlog?.data, ["categories"]) ?? {});
	const unpublished = new Map(
		articleFiles.files.flatMap(({ slug, data }) => {
			const why = unpublishedAs(data, now);
			return why ? [[slug, why] as const] : [];
		}),
	);
	const isShown = (slug: string) => withUnpublished || !unpublished.has(slug);
	const hidden = new Set(articleFiles.names.filter((slug) => !isShown(slug)).map(articlePath));
	const paths = new Set([
		...pageFiles.names.filter((name) => !unlistedPages.includes(name)).map(fixedPath),
		...categories.map(categoryPath),
		...teamFiles.names.map(authorPath),
		...benefitFiles.names.map(benefitPath),
		...articleFiles.names.map(articlePath),
	]);
	const visible = paths.difference(hidden);
	const oldPaths = Object.keys(valueAt(rawRedirects?.data, ["redirects"]) ?? {});
	const linkable = linkableAddresses(paths, eventFiles.names, oldPaths);
	// What is hidden itself may lead to what is hidden too: nobody sees it.
	const expectedOf = (raw: RawFile) =>
		linkCheck(
			linkable,
			articleFiles.files.includes(raw) && !isShown(raw.slug) ? new Set() : hidden,
		);
	const assistants = valueAt(rawPage("platform")?.data, ["assistants", "items"]);
	const facts = factsOf({
		site: rawSettings?.data,
		pricing: rawPricing?.data,
		people: teamFiles.names.length,
		assistants: Array.isArray(assistants) ? assistants.length : 0,
	});
	const realAddresses = check(rawDestinations, destinationsSchema(eventFiles.names));
	const known = realAddresses && addressesFor(realAddresses, stubsOrigin);
	const fields = createFields({
		facts,
		destinations: known,
		names: {
			authors: [teamAuthor, ...teamFiles.names],
			categories,
			articles: articleFiles.names,
			publicArticles: articleFiles.names.filter(isShown),
		},
	});
	const schemas = collectionSchemas(fields);
	const { plainText, ...ownSchemas } = pageSchemas(fields);

	const settings = check(rawSettings, settingsSchema(fields));
	const pricing = check(rawPricing, schemas.pricing);
	const articles = articleFiles.files.flatMap((raw) => {
		const entry = check(raw, schemas.article);
		// What it quotes stands at its end, unless that has issues.
		const text = parseMarkdown(`${raw.body}\n\n${sourceNotes(entry?.sources ?? {})}\n`);
		const sources = Object.keys(valueAt(raw.data, ["sources"]) ?? {});
		issues.push(...footnoteIssues(raw, sources), ...markdownIssues(raw, text, expectedOf(raw)));
		resolveText(text, facts, known);
		if (!entry) {
			return [];
		}
		const { slug, bodyLine } = raw;
		return {
			...entry,
			slug,
			/** With its sources as footnotes, parsed and not yet compiled. */
			text,
			/** Line of its file on which the text begins, from 1. */
			bodyLine,
			/** Why it is not public yet; nothing for what is. */
			unpublished: unpublished.get(slug),
		};
	});
	const team = checkAll(teamFiles.files, schemas.person);
	const testimonials = checkAll(testimonialFiles.files, schemas.testimonial);
	const events = checkAll(eventFiles.files, schemas.event);
	const benefits = checkAll(benefitFiles.files, schemas.benefit);
	const contractHead = check(rawContract, schemas.agreement);
	const contractText = parseMarkdown(rawContract?.body ?? "");
	const contract =
		rawContract && contractHead && readAgreement(contractHead, rawContract, contractText);
	const pages: Partial<Pages> = {};
	const plainPages: Record<string, Page<"plainText">> = {};
	for (const raw of pageFiles.files) {
		const isOwn = Object.hasOwn(ownSchemas, raw.slug);
		const page = check(raw, isOwn ? ownSchemas[raw.slug as PageName] : plainText);
		Object.assign(isOwn ? pages : plainPages, page && { [raw.slug]: page });
	}
	const newPaths = check(rawRedirects, schemas.redirects)?.redirects;

	// From here on files are compared with one another, also those with issues of their own.
	issues.push(
		...Object.keys(ownSchemas)
			.filter((name) => !pageFiles.names.includes(name))
			.map((name) => missingFile(`content/pages/${name}.yaml`)),
		...sourceDateIssues(articleFiles.files),
		...repeatedArticleIssues(rawBlog),
		...repeatedIssues(articleFiles.files, "title"),
		...repeatedIssues(teamFiles.files, "order"),
		...repeatedIssues(testimonialFiles.files, "order"),
		...repeatedIssues(benefitFiles.files, "homeOrder"),
		...(rawContract ? markdownIssues(rawContract, contractText, expectedOf(rawContract)) : []),
		...(contract?.issues ?? []),
		...(pricing ? pricingIssues("content/pricing.yaml", pricing) : []),
		...reader.files.flatMap(curlyQuoteIssues),
		...reader.files.flatMap((raw) => fieldLinkIssues(raw, expectedOf(raw))),
		...(newPaths ? redirectIssues(newPaths, visible) : []),
		...(newPaths ? publishedIssues(published ?? "", newPaths, visible) : []),
	);

	// Whatever is right, so that its pictures are looked at as well.
	const pictured = {
		/** Newest first. */
		articles: articles
			.filter(({ slug }) => isShown(slug))
			.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
		/** In the order of the team's pages. */
		team: team.sort((a, b) => a.order - b.order),
		pages,
	};
	if (issues.length > 0 || !known || !settings || !pricing || !contract || !newPaths) {
		return { issues, content: undefined, pictured, lineOf };
	}
	const content = {
		...pictured,
		site: settings,
		destinations: known,
		/** In the order of the home page. */
		testimonials: testimonials.sort((a, b) => a.order - b.order),
		/** By start, earliest first. */
		events: events
			.map((entry) => ({ ...entry, url: known.eventPages[entry.slug] ?? known.eventsPage }))
			.sort((a, b) => a.start.localeCompare(b.start)),
		/** In the order of the home page's tiles, the others after them by name. */
		benefits: benefits.sort(
			(a, b) =>
				(a.homeOrder ?? Infinity) - (b.homeOrder ?? Infinity) || a.slug.localeCompare(b.slug),
		),
		pricing,
		agreement: contract.agreement,
		// Each was checked by the schema of its name; a missing one is an issue and never gets here.
		pages: pages as Pages,
		/** Pages of plain text, by the names of their files. */
		plainPages,
		/** Addresses that pages once had. */
		redirects: Object.entries(newPaths).map(([from, to]) => ({ from, to })),
	};
	return { issues, content, pictured, lineOf };
}

/** The destinations; for a run on one machine, each leads to its own key at the stubs' origin. */
function addressesFor(real: Destinations, stubsOrigin: string | undefined): Destinations {
	if (!stubsOrigin) {
		return real;
	}
	const stubbed = structuredClone(real);
	for (const key of destinationNames) {
		stubbed[key] = new URL(key, stubsOrigin).href;
	}
	for (const slug of Object.keys(real.eventPages)) {
		stubbed.eventPages[slug] = new URL(`eventPages/${slug}`, stubsOrigin).href;
	}
	return stubbed;
}
