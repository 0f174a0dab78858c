import { standInAddress } from "../../deploy/stand-ins/addresses.ts";
import type { z } from "zod";
import { ContentError, type Fault, faultsOf, show } from "./faults.ts";
import { markdownFaults } from "./markdown.server.ts";
import { ContentReader, type RawFile } from "./read.server.ts";
import { agreement, article, benefit, event, person, pricing, teamAuthor, testimonial } from "./schemas/collections.ts";
import { type Page, type PageName, pageSchemas } from "./schemas/pages.ts";
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
}

/** Destinations that open in the same tab: the visitor goes there to finish what began here. */
const sameTab = new Set(["contactForm", "partnerForm"]);

/**
 * Reads and checks all content.
 * @param root folder that holds `content/`.
 * @param standInsOrigin where stand-ins for the destinations are served, for a run on one machine.
 * @throws ContentError with every fault of every file.
 */
export function loadContent(root: string, standInsOrigin?: string): Content {
	const reader = new ContentReader(root);
	const faults: Fault[] = reader.faults;

	/** Checks one file; a missing result is explained by a fault. */
	function check<Schema extends z.ZodType>(raw: RawFile | undefined, schema: Schema) {
		if (!raw) {
			return;
		}
		const data = fill(raw);
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
		return reader.folder(folder, ending).flatMap((raw) => check(raw, schema) ?? []);
	}

	// Destinations and the brand come first: every other file may name them.
	const rawDestinations = reader.file("destinations.yaml");
	const addresses = destinations.safeParse(rawDestinations?.data);
	if (rawDestinations && !addresses.success) {
		faults.push(...faultsOf(rawDestinations.file, rawDestinations.data, addresses.error));
	}
	const known = addresses.data && standInsOrigin
		? standIns(addresses.data, standInsOrigin)
		: addresses.data;
	const rawSite = reader.file("site.yaml");
	const brand = brandOf(rawSite?.data);

	/** Puts the brand and the destinations into a file's data. */
	function fill(raw: RawFile): unknown {
		return fillIn(raw.data, "");

		function fillIn(value: unknown, field: string): unknown {
			if (typeof value === "string") {
				return value.replaceAll("{brand}", brand);
			}
			if (Array.isArray(value)) {
				return value.map((item, index) => fillIn(item, join(field, String(index))));
			}
			if (typeof value !== "object" || value === null) {
				return value;
			}
			const { to, ...rest } = value as Record<string, unknown>;
			const filled = Object.fromEntries(
				Object.entries(rest).map(([key, item]) => [key, fillIn(item, join(field, key))]),
			);
			return typeof to === "string" && "label" in rest
				? { ...filled, ...target(to, join(field, "to")) }
				: { ...filled, ...("to" in value ? { to } : {}) };
		}

		function target(to: string, field: string) {
			const key = to.match(/^destination:(.+)$/)?.[1];
			if (key === undefined) {
				return { href: to, newTab: /^https?:/.test(to) };
			}
			const address = known?.[key as keyof Destinations];
			if (typeof address !== "string") {
				faults.push({
					file: raw.file,
					field,
					found: show(to),
					allowed: `destination: and one of ${Object.keys(destinations.shape).filter((name) => name !== "eventPages").join(", ")}`,
				});
			}
			return {
				href: typeof address === "string" ? address : "/",
				newTab: !sameTab.has(key),
			};
		}
	}

	const checkedSite = check(rawSite, site);
	const articles = collection("articles", ".md", article);
	const team = collection("team", ".yaml", person);
	const testimonials = collection("testimonials", ".yaml", testimonial);
	const events = collection("events", ".yaml", event);
	const benefits = collection("benefits", ".yaml", benefit);
	const prices = check(reader.file("pricing.yaml"), pricing);
	const contract = check(reader.file("agreement.md"), agreement);
	const names = Object.keys(pageSchemas) as PageName[];
	const pages = Object.fromEntries(
		names.map((name) => [name, check(reader.file(`pages/${name}.yaml`), pageSchemas[name])?.value]),
	);

	const articleFiles = new Map(articles.map((file) => [file.slug, file]));
	const authors = [teamAuthor, ...team.map((file) => file.slug)];
	for (const { file, value, body } of articles) {
		if (!authors.includes(value.author)) {
			faults.push({
				file,
				field: "author",
				found: show(value.author),
				allowed: `one of: ${authors.join(", ")}`,
			});
		}
		for (const [name, { published }] of Object.entries(value.sources)) {
			if (published && published > value.date.slice(0, published.length)) {
				faults.push({
					file,
					field: `sources.${name}.published`,
					found: published,
					allowed: `not later than the article's own date, ${value.date}`,
				});
			}
		}
		faults.push(...markdownFaults(file, body, Object.keys(value.sources)));
	}
	for (const { file, slug } of events) {
		if (known && !known.eventPages[slug]) {
			faults.push({
				file: "content/destinations.yaml",
				field: `eventPages.${slug}`,
				found: "nothing",
				allowed: `the https address of the page for ${file}`,
			});
		}
	}
	const blog = pages.blog as Page<"blog"> | undefined;
	const listed = [blog?.featured.article, ...(blog?.grid.articles ?? [])];
	for (const [index, slug] of listed.entries()) {
		const field = index === 0 ? "featured.article" : `grid.articles.${index - 1}`;
		if (slug !== undefined && !articleFiles.has(slug)) {
			faults.push({
				file: "content/pages/blog.yaml",
				field,
				found: show(slug),
				allowed: "the name of a file in content/articles, without .md",
			});
		}
		if (slug !== undefined && listed.indexOf(slug) !== index) {
			faults.push({
				file: "content/pages/blog.yaml",
				field,
				found: show(slug),
				allowed: "each article once: it is listed above already",
			});
		}
	}
	faults.push(...repeated("team", team, "order", ({ value }) => value.order));
	faults.push(...repeated("testimonials", testimonials, "order", ({ value }) => value.order));
	faults.push(...repeated("benefits", benefits, "homeOrder", ({ value }) => value.homeOrder));
	faults.push(...repeated("articles", articles, "title", ({ value }) => value.title));

	if (faults.length > 0 || !known || !checkedSite || !prices || !contract) {
		throw new ContentError(faults);
	}
	const entries = <Value extends object>(files: { slug: string; value: Value }[]) =>
		files.map(({ slug, value }) => ({ ...value, slug }));
	return {
		site: checkedSite.value,
		destinations: known,
		articles: articles
			.map(({ slug, value, body }) => ({ ...value, slug, body }))
			.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
		team: entries(team).sort((a, b) => a.order - b.order),
		testimonials: entries(testimonials).sort((a, b) => a.order - b.order),
		events: entries(events)
			.map((entry) => ({ ...entry, url: known.eventPages[entry.slug] ?? known.eventsPage }))
			.sort((a, b) => a.start.localeCompare(b.start)),
		benefits: entries(benefits).sort(
			(a, b) => (a.homeOrder ?? Infinity) - (b.homeOrder ?? Infinity) || a.slug.localeCompare(b.slug),
		),
		pricing: prices.value,
		agreement: { ...contract.value, body: contract.body },
		// Every name of pageSchemas was checked above; a missing page is a fault and never gets here.
		pages: pages as Content["pages"],
	};
}

function join(field: string, key: string): string {
	return field ? `${field}.${key}` : key;
}

function brandOf(data: unknown): string {
	const brand = typeof data === "object" && data !== null && "brand" in data ? data.brand : undefined;
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
			Object.keys(real.eventPages).map((slug) => [slug, standInAddress(`eventPages/${slug}`, origin)]),
		),
	};
}

/** Faults for a value that may stand in one file of a folder only. */
function repeated<File extends { file: string }>(
	folder: string,
	files: File[],
	field: string,
	valueOf: (file: File) => string | number | undefined,
): Fault[] {
	const first = new Map<string | number, string>();
	return files.flatMap((file) => {
		const value = valueOf(file);
		if (value === undefined) {
			return [];
		}
		const other = first.get(value);
		if (other === undefined) {
			first.set(value, file.file);
			return [];
		}
		return {
			file: file.file,
			field,
			found: show(value),
			allowed: `a value no other file of content/${folder} has; ${other} has it already`,
		};
	});
}
