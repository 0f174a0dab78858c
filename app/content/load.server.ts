import type { z } from "zod";
import { stubAddress } from "../../deploy/stubs/addresses.ts";
import { agreementIssues } from "./agreementIssues.server.ts";
import {
	authorIssues,
	blogIssues,
	eventPageIssues,
	pageNameIssues,
	repeatedIssues,
	sourceDateIssues,
} from "./crossChecks.server.ts";
import { fillIn, fillLinks } from "./fill.server.ts";
import { ContentError, type Issue, issuesOf, valueAt } from "./issues.ts";
import { linkableAddresses, linkIssues } from "./linkIssues.server.ts";
import { footnoteIssues, markdownIssues } from "./markdown.server.ts";
import { pagePaths } from "./paths.server.ts";
import { pricingIssues } from "./pricingIssues.ts";
import { ContentReader, type RawFile } from "./read.server.ts";
import { publishedIssues, type Redirect, redirectIssues } from "./redirects.server.ts";
import {
	agreement,
	article,
	benefit,
	event,
	person,
	portraitFile,
	pricing,
	teamAuthor,
	testimonial,
} from "./schemas/collections.ts";
import { type Page, type PageName, pageNames, pageSchemas } from "./schemas/pages.ts";
import { redirects } from "./schemas/redirects.ts";
import { type Destinations, destinations, type Site, site } from "./schemas/site.ts";

/** An entry of a collection: the fields of its file and the slug from the file's name. */
export type Entry<Schema extends z.ZodType> = z.infer<Schema> & { slug: string };

/** An article's fields with its Markdown, not yet compiled. */
export type ArticleEntry = Entry<typeof article> & { body: string };

/** An event's fields with the address of its own page. */
export type EventEntry = Entry<typeof event> & { url: string };

/** Everything under `content/`, checked. */
export interface Content {
	site: Site;
	destinations: Destinations;
	/** Newest first. */
	articles: ArticleEntry[];
	/** In the order of the team's pages. */
	team: Entry<typeof person>[];
	/** In the order of the home page. */
	testimonials: Entry<typeof testimonial>[];
	/** By start, earliest first. */
	events: EventEntry[];
	/** In the order of the home page's tiles, the others after them by name. */
	benefits: Entry<typeof benefit>[];
	pricing: z.infer<typeof pricing>;
	agreement: z.infer<typeof agreement> & { body: string };
	pages: { [Name in PageName]: Page<Name> };
	/** Addresses that pages once had. */
	redirects: Redirect[];
}

/**
 * Reads and checks all content.
 * @param root folder that holds `content/`.
 * @param stubsOrigin where stubs for the destinations are served, for a run on one machine.
 * @param texts "unparsed" leaves what can only be found by parsing an article to compiledArticle
 * (articles.server.ts), so that a build parses each once.
 * @throws ContentError with every issue of every file.
 */
export function loadContent(
	root: string,
	stubsOrigin?: string,
	texts: "parsed" | "unparsed" = "parsed",
): Content {
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
		const { data, issues: destinationIssues } = fillIn(raw, brand, known);
		issues.push(...destinationIssues);
		const result = schema.safeParse(data);
		if (result.success) {
			return { ...raw, value: result.data };
		}
		issues.push(...issuesOf(raw.file, data, result.error));
	}

	function collection<Schema extends z.ZodType>(
		folder: string,
		ending: ".md" | ".yaml",
		schema: Schema,
		beside?: RegExp,
	) {
		const { names, files } = reader.folder(folder, ending, beside);
		return { names, files, checked: files.flatMap((raw) => check(raw, schema) ?? []) };
	}

	// Destinations and the brand come first: every other file may name them.
	const rawDestinations = reader.file("destinations.yaml");
	const addresses = destinations.safeParse(rawDestinations?.data);
	if (rawDestinations && !addresses.success) {
		issues.push(...issuesOf(rawDestinations.file, rawDestinations.data, addresses.error));
	}
	const known = addresses.data && stubsOrigin ? stubs(addresses.data, stubsOrigin) : addresses.data;
	const rawSite = reader.file("site.yaml");
	const brand = brandOf(rawSite?.data);

	const checkedSite = check(rawSite, site);
	const articles = collection("articles", ".md", article);
	const team = collection("team", ".yaml", person, portraitFile);
	const testimonials = collection("testimonials", ".yaml", testimonial);
	const events = collection("events", ".yaml", event);
	const benefits = collection("benefits", ".yaml", benefit);
	const prices = check(reader.file("pricing.yaml"), pricing);
	const rawContract = reader.file("agreement.md");
	const contract = check(rawContract, agreement);
	const pageFiles = reader.folder("pages", ".yaml");
	const rawPage = (name: PageName) => pageFiles.files.find(({ slug }) => slug === name);
	const pages = Object.fromEntries(
		pageNames.map((name) => [name, check(rawPage(name), pageSchemas[name])?.value]),
	);

	const rawMoved = reader.file("redirects.yaml");
	const moved = check(rawMoved, redirects);
	const published = reader.text("published.txt");

	// From here on files are compared with one another, also those with issues of their own.
	const articleIssues = texts === "parsed" ? markdownIssues : footnoteIssues;
	for (const raw of articles.files) {
		issues.push(...articleIssues(raw, Object.keys(valueAt(raw.data, ["sources"]) ?? {})));
	}
	if (rawContract) {
		issues.push(...markdownIssues(rawContract, []));
	}
	if (contract) {
		issues.push(...agreementIssues(contract, contract.value));
	}
	if (prices) {
		issues.push(...pricingIssues(prices.file, prices.value));
	}
	issues.push(
		...pageNameIssues(pageFiles.names),
		...authorIssues(articles.files, [teamAuthor, ...team.names]),
		...sourceDateIssues(articles.files),
		...blogIssues(rawPage("blog"), articles.names),
		...repeatedIssues(articles.files, "title"),
		...repeatedIssues(team.files, "order"),
		...repeatedIssues(testimonials.files, "order"),
		...repeatedIssues(benefits.files, "homeOrder"),
	);
	const paths = new Set(
		pagePaths({
			articles: named(articles.names),
			team: named(team.names),
			benefits: named(benefits.names),
		}),
	);
	const oldPaths = Object.keys(valueAt(rawMoved?.data, ["moved"]) ?? {});
	const linkable = linkableAddresses(paths, events.names, oldPaths);
	issues.push(...linking.flatMap((raw) => linkIssues(raw, linkable)));
	if (moved) {
		issues.push(
			...redirectIssues(moved.value.moved, paths),
			...publishedIssues(published ?? "", moved.value.moved, paths),
		);
	}
	if (known) {
		issues.push(...eventPageIssues(events.names, Object.keys(known.eventPages)));
	}

	if (issues.length > 0 || !known || !checkedSite || !prices || !contract || !moved) {
		throw new ContentError(issues);
	}
	return {
		site: checkedSite.value,
		destinations: known,
		articles: articles.checked
			.map(({ slug, value, body }) => ({ ...value, slug, body: fillLinks(body, known) }))
			.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
		team: entries(team.checked).sort((a, b) => a.order - b.order),
		testimonials: entries(testimonials.checked).sort((a, b) => a.order - b.order),
		events: entries(events.checked)
			.map((entry) => ({ ...entry, url: known.eventPages[entry.slug] ?? known.eventsPage }))
			.sort((a, b) => a.start.localeCompare(b.start)),
		benefits: entries(benefits.checked).sort(
			(a, b) =>
				(a.homeOrder ?? Infinity) - (b.homeOrder ?? Infinity) || a.slug.localeCompare(b.slug),
		),
		pricing: prices.value,
		agreement: { ...contract.value, body: fillLinks(contract.body, known) },
		// Every name of pageSchemas was checked above; a missing page is an issue and never gets here.
		pages: pages as Content["pages"],
		redirects: Object.entries(moved.value.moved).map(([from, to]) => ({ from, to })),
	};
}

function named(slugs: readonly string[]) {
	return slugs.map((slug) => ({ slug }));
}

function entries<Value extends object>(files: readonly { slug: string; value: Value }[]) {
	return files.map(({ slug, value }) => ({ ...value, slug }));
}

function brandOf(data: unknown): string {
	const brand =
		typeof data === "object" && data !== null && "brand" in data ? data.brand : undefined;
	return typeof brand === "string" ? brand : "";
}

/** The destinations of a run on one machine: every sample service replaced by its stub. */
function stubs(real: Destinations, origin: string): Destinations {
	return {
		demoPlatform: stubAddress("demoPlatform", origin),
		articlesSite: stubAddress("articlesSite", origin),
		eventsPage: stubAddress("eventsPage", origin),
		contactForm: stubAddress("contactForm", origin),
		partnerForm: stubAddress("partnerForm", origin),
		researchReport: stubAddress("researchReport", origin),
		eventPages: Object.fromEntries(
			Object.keys(real.eventPages).map((slug) => [slug, stubAddress(`eventPages/${slug}`, origin)]),
		),
	};
}
