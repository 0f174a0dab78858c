import type { z } from "zod";
import { standInAddress } from "../../deploy/stand-ins/addresses.ts";
import { agreementFaults } from "./agreementFaults.server.ts";
import {
	authorFaults,
	blogFaults,
	eventPageFaults,
	pageNameFaults,
	repeatedFaults,
	sourceDateFaults,
} from "./crossChecks.server.ts";
import { ContentError, type Fault, faultsOf, valueAt } from "./faults.ts";
import { fillIn, fillLinks } from "./fill.server.ts";
import { linkableAddresses, linkFaults } from "./linkFaults.server.ts";
import { footnoteFaults, markdownFaults } from "./markdown.server.ts";
import { pagePaths } from "./paths.server.ts";
import { pricingFaults } from "./pricingFaults.ts";
import { ContentReader, type RawFile } from "./read.server.ts";
import { publishedFaults, type Redirect, redirectFaults } from "./redirects.server.ts";
import {
	agreement,
	article,
	benefit,
	event,
	person,
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
 * @param standInsOrigin where stand-ins for the destinations are served, for a run on one machine.
 * @param texts "unparsed" leaves what can only be found by parsing an article to compiledArticle
 * (articles.server.ts), so that a build parses each once.
 * @throws ContentError with every fault of every file.
 */
export function loadContent(
	root: string,
	standInsOrigin?: string,
	texts: "parsed" | "unparsed" = "parsed",
): Content {
	const reader = new ContentReader(root);
	const faults: Fault[] = reader.faults;
	/** Files whose links are looked at once it is known which pages there are. */
	const linking: RawFile[] = [];

	/** Checks one file; a missing result is explained by a fault. */
	function check<Schema extends z.ZodType>(raw: RawFile | undefined, schema: Schema) {
		if (!raw) {
			return;
		}
		linking.push(raw);
		const { data, faults: destinationFaults } = fillIn(raw, brand, known);
		faults.push(...destinationFaults);
		const result = schema.safeParse(data);
		if (result.success) {
			return { ...raw, value: result.data };
		}
		faults.push(...faultsOf(raw.file, data, result.error));
	}

	function collection<Schema extends z.ZodType>(
		folder: string,
		ending: ".md" | ".yaml",
		schema: Schema,
	) {
		const { names, files } = reader.folder(folder, ending);
		return { names, files, checked: files.flatMap((raw) => check(raw, schema) ?? []) };
	}

	// Destinations and the brand come first: every other file may name them.
	const rawDestinations = reader.file("destinations.yaml");
	const addresses = destinations.safeParse(rawDestinations?.data);
	if (rawDestinations && !addresses.success) {
		faults.push(...faultsOf(rawDestinations.file, rawDestinations.data, addresses.error));
	}
	const known =
		addresses.data && standInsOrigin ? standIns(addresses.data, standInsOrigin) : addresses.data;
	const rawSite = reader.file("site.yaml");
	const brand = brandOf(rawSite?.data);

	const checkedSite = check(rawSite, site);
	const articles = collection("articles", ".md", article);
	const team = collection("team", ".yaml", person);
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

	// From here on files are compared with one another, also those with faults of their own.
	const articleFaults = texts === "parsed" ? markdownFaults : footnoteFaults;
	for (const raw of articles.files) {
		faults.push(...articleFaults(raw, Object.keys(valueAt(raw.data, ["sources"]) ?? {})));
	}
	if (rawContract) {
		faults.push(...markdownFaults(rawContract, []));
	}
	if (contract) {
		faults.push(...agreementFaults(contract, contract.value));
	}
	if (prices) {
		faults.push(...pricingFaults(prices.file, prices.value));
	}
	faults.push(
		...pageNameFaults(pageFiles.names),
		...authorFaults(articles.files, [teamAuthor, ...team.names]),
		...sourceDateFaults(articles.files),
		...blogFaults(rawPage("blog"), articles.names),
		...repeatedFaults(articles.files, "title"),
		...repeatedFaults(team.files, "order"),
		...repeatedFaults(testimonials.files, "order"),
		...repeatedFaults(benefits.files, "homeOrder"),
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
	faults.push(...linking.flatMap((raw) => linkFaults(raw, linkable)));
	if (moved) {
		faults.push(
			...redirectFaults(moved.value.moved, paths),
			...publishedFaults(published ?? "", moved.value.moved, paths),
		);
	}
	if (known) {
		faults.push(...eventPageFaults(events.names, Object.keys(known.eventPages)));
	}

	if (faults.length > 0 || !known || !checkedSite || !prices || !contract || !moved) {
		throw new ContentError(faults);
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
		// Every name of pageSchemas was checked above; a missing page is a fault and never gets here.
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

/** The destinations of a run on one machine: every sample service replaced by its stand-in. */
function standIns(real: Destinations, origin: string): Destinations {
	return {
		demoPlatform: standInAddress("demoPlatform", origin),
		articlesSite: standInAddress("articlesSite", origin),
		eventsPage: standInAddress("eventsPage", origin),
		contactForm: standInAddress("contactForm", origin),
		partnerForm: standInAddress("partnerForm", origin),
		researchReport: standInAddress("researchReport", origin),
		eventPages: Object.fromEntries(
			Object.keys(real.eventPages).map((slug) => [
				slug,
				standInAddress(`eventPages/${slug}`, origin),
			]),
		),
	};
}
