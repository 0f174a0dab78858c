import type { Graph, Thing } from "schema-dts";
import { requirePrice } from "../../content-model/index.ts";
import {
	eventsPath,
	faqPath,
	getFixedFilePath,
	pricingPath,
	toAbsoluteUrl,
} from "../../paths/index.ts";
import type { SiteEvent } from "../site/events.server.ts";
import type { PageOf, SitePage } from "../site/pages.server.ts";
import { toPlainText } from "../site/questions.server.ts";
import type { Site } from "../site/site.server.ts";

/** Shared data of one page's entities. */
type Context = ReturnType<typeof createGraphContext>;

/**
 * Creates a page's structured data: schema.org as JSON-LD. It adds the publisher
 * and the page’s subject, from the settings and the head, to what the page shows.
 * @returns JSON that cannot end the script element it is in
 */
export function createStructuredData(page: SitePage, site: Site): string {
	const things = createEntities(page, createGraphContext(page, site));
	const graph: Graph = { "@context": "https://schema.org", "@graph": things };
	return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function createGraphContext(page: SitePage, { content, events, pricing, questions }: Site) {
	const { brand, url } = content.settings;
	/** Makes a path absolute. */
	const toUrl = (path: string) => toAbsoluteUrl(path, url);
	return {
		content,
		events,
		pricing,
		questions,
		toUrl,
		/** The social card of the page, in a format and size all search engines take. */
		image: toUrl(page.socialImage.path),
		/** The firm in short, used as publisher. */
		publisher: { "@type": "Organization", name: brand, url: toUrl("/") },
	} as const;
}

function createEntities(page: SitePage, context: Context): Thing[] {
	const subjects = createSubjects(page, context);
	// Every trail begins at Home, which has none.
	return page.path === "/" ? subjects : [createBreadcrumbs(page, context), ...subjects];
}

/** Creates what a page is about. Most have no subject that schema.org describes. */
function createSubjects(page: SitePage, context: Context): Thing[] {
	switch (page.kind) {
		case "article":
			return [createBlogPosting(page, context)];
		case "person":
			return [createProfile(page, context)];
		case "page":
			return fixedPageSubjects[page.path]?.(context) ?? [];
		case "benefit":
		case "category":
			return [];
	}
}

/** Creates the subjects of a fixed page, by its path. */
const fixedPageSubjects: Readonly<Record<string, (context: Context) => Thing[]>> = {
	"/": (context) => [createOrganization(context), createWebSite(context)],
	[eventsPath]: (context) => context.events.map((event) => createEvent(event, context)),
	[pricingPath]: (context) => [createPlatform(context)],
	[faqPath]: createFaq,
};

function createOrganization({ content: { settings }, toUrl }: Context): Thing {
	const { street, locality, region, postcode } = settings.contact.address;
	return {
		"@type": "Organization",
		"@id": toUrl("/#organization"),
		name: settings.brand,
		url: toUrl("/"),
		logo: toUrl(getFixedFilePath("icon-512.png")),
		description: settings.mission,
		email: settings.contact.email,
		telephone: settings.contact.phoneHref.replace("tel:", ""),
		address: {
			"@type": "PostalAddress",
			streetAddress: street,
			addressLocality: locality,
			addressRegion: region,
			postalCode: postcode,
			addressCountry: "AU",
		},
	};
}

function createWebSite({ content: { settings }, toUrl }: Context): Thing {
	return {
		"@type": "WebSite",
		name: settings.brand,
		url: toUrl("/"),
		inLanguage: "en-AU",
		publisher: { "@id": toUrl("/#organization") },
	};
}

function createBreadcrumbs(page: SitePage, { content, toUrl }: Context): Thing {
	const home = { path: "/", name: content.settings.brand };
	const trail = [home, ...(page.parent ? [page.parent] : []), page];
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ path, name }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: toUrl(path),
		})),
	};
}

function createBlogPosting({ path, article }: PageOf<"article">, context: Context): Thing {
	const { toUrl, image, publisher } = context;
	const { title, summary, date, changed, author, category } = article;
	return {
		"@type": "BlogPosting",
		headline: title,
		description: summary,
		image,
		datePublished: date.iso,
		dateModified: changed,
		articleSection: category.key,
		inLanguage: "en-AU",
		author: author.path
			? { "@type": "Person", name: author.name, jobTitle: author.title, url: toUrl(author.path) }
			: publisher,
		publisher,
		mainEntityOfPage: toUrl(path),
	};
}

function createProfile({ path, person }: PageOf<"person">, { toUrl, publisher }: Context): Thing {
	return {
		"@type": "ProfilePage",
		mainEntity: {
			"@type": "Person",
			name: person.name,
			jobTitle: person.title,
			description: person.bio,
			url: toUrl(path),
			worksFor: publisher,
		},
	};
}

function createEvent(event: SiteEvent, { image, publisher }: Context): Thing {
	const { venue } = event;
	return {
		"@type": "Event",
		name: event.title,
		description: event.summary,
		url: event.url,
		image,
		startDate: event.instants.start,
		endDate: event.instants.end,
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: `https://schema.org/${venue ? "Offline" : "Online"}EventAttendanceMode`,
		location: venue
			? { "@type": "Place", ...venue }
			: { "@type": "VirtualLocation", url: event.url },
		organizer: publisher,
	};
}

/** Creates the platform with the price of each plan, excluding GST, as the price table has it. */
function createPlatform({ content, pricing, toUrl, image }: Context): Thing {
	const { settings, pages } = content;
	const offers = pricing.plans.map((plan) => {
		const price = requirePrice(pricing, "platform", plan);
		return {
			"@type": "Offer",
			name: plan.name,
			url: toUrl(pricingPath),
			price,
			priceCurrency: "AUD",
			priceSpecification: {
				"@type": "UnitPriceSpecification",
				price,
				priceCurrency: "AUD",
				// A month: UN/CEFACT Recommendation 20.
				unitCode: "MON",
				valueAddedTaxIncluded: false,
			},
		} as const;
	});
	return {
		"@type": "Product",
		name: pages.home.platform.title,
		description: pages.platform.head.description,
		image,
		brand: { "@type": "Brand", name: settings.brand },
		offers,
	};
}

/** Creates the FAQ but for sample answers, which must not be indexed; empty if there are none. */
function createFaq({ questions }: Context): Thing[] {
	const answers = questions.filter(({ sample }) => !sample);
	const mainEntity = answers.map((answered) => ({
		"@type": "Question" as const,
		name: answered.question,
		acceptedAnswer: { "@type": "Answer" as const, text: toPlainText(answered) },
	}));
	return mainEntity.length > 0 ? [{ "@type": "FAQPage", mainEntity }] : [];
}
