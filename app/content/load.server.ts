import type { Root } from "mdast";
import type { z } from "zod";
import { type Agreement, readAgreement } from "./agreement.server.ts";
import {
	blogIssues,
	curlyQuoteIssues,
	eventPageIssues,
	repeatedIssues,
	sessionIssues,
	sourceDateIssues,
	unknownNameIssues,
} from "./crossChecks.server.ts";
import { factsOf } from "./facts.ts";
import { ContentError, type Issue, issuesOf, valueAt } from "./issues.ts";
import { linkableAddresses, linkIssues } from "./linkIssues.server.ts";
import {
	footnoteIssues,
	markdownIssues,
	parseArticle,
	parseMarkdown,
	resolveText,
} from "./markdown.server.ts";
import {
	articlePath,
	authorPath,
	benefitPath,
	categoryPath,
	fixedPath,
	unlistedPages,
} from "./paths.ts";
import { pricingIssues } from "./pricingIssues.ts";
import { type Unpublished, unpublishedAs } from "./publication.ts";
import { ContentReader, lineOfField, missingFile, type RawFile } from "./read.server.ts";
import { publishedIssues, type Redirect, redirectIssues } from "./redirects.server.ts";
import {
	type CollectionName,
	collectionSchemas,
	type FieldsOf,
	type Pricing,
	teamAuthor,
} from "./schemas/collections.ts";
import { type Destinations, destinationNames, destinations } from "./schemas/destinations.ts";
import { createFields } from "./schemas/fields.ts";
import { type Page, type PageName, pageSchemas } from "./schemas/pages.ts";
import { redirects } from "./schemas/redirects.ts";
import { type SiteSettings, settingsSchema } from "./schemas/settings.ts";
import { imageName } from "./schemas/values.ts";

/** An entry of a collection: the fields of its file and the slug from the file's name. */
export type Entry<Name extends CollectionName> = FieldsOf<Name> & { slug: string };

/** An article's fields with its Markdown, sources included, parsed and not yet compiled. */
export type ArticleEntry = Entry<"article"> & {
	text: Root;
	/** Line of its file on which the text begins, from 1. */
	bodyLine: number;
	/** Why it is not public yet; nothing for what is. */
	unpublished?: Unpublished;
};

/** An event's fields with the address of its own page. */
export type EventEntry = Entry<"event"> & { url: string };

/** Everything under `content/`, checked. */
export interface Content {
	site: SiteSettings;
	destinations: Destinations;
	/** Newest first. */
	articles: ArticleEntry[];
	/** In the order of the team's pages. */
	team: Entry<"person">[];
	/** In the order of the home page. */
	testimonials: Entry<"testimonial">[];
	/** By start, earliest first. */
	events: EventEntry[];
	/** In the order of the home page's tiles, the others after them by name. */
	benefits: Entry<"benefit">[];
	pricing: Pricing;
	agreement: Agreement;
	/** Pages with rules of their own. */
	pages: { [Name in PageName]: Page<Name> };
	/** Pages of plain text, by the names of their files. */
	plainPages: Record<string, Page<"plainText">>;
	/** Addresses that pages once had. */
	redirects: Redirect[];
}

/** What shows pictures of its own. The platform's page is missing where it has issues. */
export type Pictured = Pick<Content, "articles" | "team"> & {
	pages: Partial<Pick<Content["pages"], "platform">>;
};

/** Content as it was read, with what is wrong with it. */
interface ReadContent {
	issues: Issue[];
	/** Nothing where there are issues. */
	content: Content | undefined;
	/** Whatever is right of it, so that its pictures are looked at as well. */
	pictured: Pictured;
}

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
	const { content, issues } = readContent(root, options);
	if (!content) {
		throw new ContentError(issues, (issue) => lineOfField(root, issue));
	}
	return content;
}

/** Reads and checks all content as loadContent does, and gives back the issues. */
export function readContent(
	root: string,
	{ stubsOrigin, withUnpublished = false, now = new Date() }: LoadOptions,
): ReadContent {
	const reader = new ContentReader(root);
	const issues: Issue[] = reader.issues;
	/** Files whose links are looked at once it is known which pages there are. */
	const linking: RawFile[] = [];

	/** Checks one file; a missing result is explained by an issue. */
	function check<Schema extends z.ZodType>(raw: RawFile | undefined, schema: Schema) {
		if (!raw) {
			return;
		}
		linking.push(raw);
		issues.push(...curlyQuoteIssues(raw));
		const result = schema.safeParse(raw.data);
		if (result.success) {
			return { ...raw, value: result.data };
		}
		issues.push(...issuesOf(raw.file, raw.data, result.error));
	}

	function collection<Schema extends z.ZodType>(
		{ names, files }: ReturnType<ContentReader["folder"]>,
		schema: Schema,
	) {
		return { names, files, checked: files.flatMap((raw) => check(raw, schema) ?? []) };
	}

	// First what every other file may be filled with.
	const rawSettings = reader.file("site.yaml");
	const rawPricing = reader.file("pricing.yaml");
	const checkedDestinations = check(reader.file("destinations.yaml"), destinations);
	const known = checkedDestinations && addressesFor(checkedDestinations.value, stubsOrigin);
	const teamFiles = reader.folder("team", ".yaml", imageName);
	const pageFiles = reader.folder("pages", ".yaml");
	const rawPage = (name: string) => pageFiles.files.find(({ slug }) => slug === name);
	const assistants = valueAt(rawPage("platform")?.data, ["assistants", "items"]);
	const facts = factsOf(rawSettings?.data, rawPricing?.data, {
		people: teamFiles.names.length,
		assistants: Array.isArray(assistants) ? assistants.length : undefined,
	});
	const fields = createFields({ facts, destinations: known });
	const schemas = collectionSchemas(fields);
	const { plainText, ...ownSchemas } = pageSchemas(fields);

	const settings = check(rawSettings, settingsSchema(fields));
	const pricing = check(rawPricing, schemas.pricing);
	const articles = collection(reader.folder("articles", ".md", /^pictures$/), schemas.article);
	const team = collection(teamFiles, schemas.person);
	const testimonials = collection(reader.folder("testimonials", ".yaml"), schemas.testimonial);
	const events = collection(reader.folder("events", ".yaml"), schemas.event);
	const benefits = collection(reader.folder("benefits", ".yaml"), schemas.benefit);
	const rawContract = reader.file("agreement.md");
	const contractHead = check(rawContract, schemas.agreement);
	const pages: Partial<Content["pages"]> = {};
	const plainPages: Content["plainPages"] = {};
	for (const raw of pageFiles.files) {
		if (Object.hasOwn(ownSchemas, raw.slug)) {
			const page = check(raw, ownSchemas[raw.slug as PageName]);
			Object.assign(pages, page && { [raw.slug]: page.value });
		} else {
			const page = check(raw, plainText);
			Object.assign(plainPages, page && { [raw.slug]: page.value });
		}
	}
	const rawRedirects = reader.file("redirects.yaml");
	const checkedRedirects = check(rawRedirects, redirects);
	const published = reader.text("published.txt");

	// From here on files are compared with one another, also those with issues of their own.
	const texts = new Map(
		articles.files.map((raw) => {
			const entry = articles.checked.find(({ slug }) => slug === raw.slug);
			const text = parseArticle(raw, entry?.value.sources ?? {});
			const sources = Object.keys(valueAt(raw.data, ["sources"]) ?? {});
			issues.push(...footnoteIssues(raw, sources), ...markdownIssues(raw, text));
			resolveText(text, facts, known);
			return [raw.slug, text];
		}),
	);
	const unpublished = new Map(
		articles.files.flatMap(({ slug, data }) => {
			const why = unpublishedAs(data, now);
			return why ? [[slug, why] as const] : [];
		}),
	);
	const isShown = (slug: string) => withUnpublished || !unpublished.has(slug);
	const hidden = new Set(articles.names.filter((slug) => !isShown(slug)).map(articlePath));
	const contractText = parseMarkdown(rawContract?.body ?? "");
	const contract = contractHead && readAgreement(contractHead.value, contractHead, contractText);
	const rawBlog = rawPage("blog");
	const categories = Object.keys(valueAt(rawBlog?.data, ["categories"]) ?? {});
	issues.push(
		...Object.keys(ownSchemas)
			.filter((name) => !pageFiles.names.includes(name))
			.map((name) => missingFile(`content/pages/${name}.yaml`)),
		...unknownNameIssues(articles.files, "author", [teamAuthor, ...team.names]),
		...unknownNameIssues(articles.files, "category", categories),
		...sourceDateIssues(articles.files),
		...blogIssues(rawBlog, articles.names, articles.names.filter(isShown)),
		...repeatedIssues(articles.files, "title"),
		...repeatedIssues(team.files, "order"),
		...repeatedIssues(testimonials.files, "order"),
		...repeatedIssues(benefits.files, "homeOrder"),
		...(rawContract ? markdownIssues(rawContract, contractText) : []),
		...(contract?.issues ?? []),
		...(pricing ? pricingIssues(pricing.file, pricing.value) : []),
		...sessionIssues(rawPage("training")?.data, rawPricing?.data),
		...(known ? eventPageIssues(events.names, Object.keys(known.eventPages)) : []),
	);
	const paths = new Set([
		...pageFiles.names.filter((name) => !unlistedPages.includes(name)).map(fixedPath),
		...categories.map(categoryPath),
		...team.names.map(authorPath),
		...benefits.names.map(benefitPath),
		...articles.names.map(articlePath),
	]);
	const visible = paths.difference(hidden);
	const oldPaths = Object.keys(valueAt(rawRedirects?.data, ["redirects"]) ?? {});
	const linkable = linkableAddresses(paths, events.names, oldPaths);
	// What is hidden itself may lead to what is hidden too: nobody sees it.
	const isHidden = (raw: RawFile) => articles.files.includes(raw) && !isShown(raw.slug);
	issues.push(
		...linking.flatMap((raw) => linkIssues(raw, linkable, isHidden(raw) ? new Set() : hidden)),
	);
	const newPaths = checkedRedirects?.value.redirects;
	if (newPaths) {
		issues.push(
			...redirectIssues(newPaths, visible),
			...publishedIssues(published ?? "", newPaths, visible),
		);
	}

	const pictured = {
		articles: articles.checked
			.filter(({ slug }) => isShown(slug))
			.map(({ slug, value, bodyLine }) => ({
				...value,
				slug,
				bodyLine,
				unpublished: unpublished.get(slug),
				text: texts.get(slug) ?? { type: "root" as const, children: [] },
			}))
			.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
		team: entries(team.checked).sort((a, b) => a.order - b.order),
		pages,
	};
	if (issues.length > 0 || !known || !settings || !pricing || !contract || !newPaths) {
		return { issues, content: undefined, pictured };
	}
	const content = {
		...pictured,
		site: settings.value,
		destinations: known,
		testimonials: entries(testimonials.checked).sort((a, b) => a.order - b.order),
		events: entries(events.checked)
			.map((entry) => ({ ...entry, url: known.eventPages[entry.slug] ?? known.eventsPage }))
			.sort((a, b) => a.start.localeCompare(b.start)),
		benefits: entries(benefits.checked).sort(
			(a, b) =>
				(a.homeOrder ?? Infinity) - (b.homeOrder ?? Infinity) || a.slug.localeCompare(b.slug),
		),
		pricing: pricing.value,
		agreement: contract.agreement,
		// Each was checked by the schema of its name; a missing one is an issue and never gets here.
		pages: pages as Content["pages"],
		plainPages,
		redirects: Object.entries(newPaths).map(([from, to]) => ({ from, to })),
	};
	return { issues, content, pictured };
}

function entries<Value extends object>(files: readonly { slug: string; value: Value }[]) {
	return files.map(({ slug, value }) => ({ ...value, slug }));
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
