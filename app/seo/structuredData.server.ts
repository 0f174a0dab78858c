import type {
	BlogPosting,
	BreadcrumbList,
	Event,
	Graph,
	Offer,
	Organization,
	PostalAddress,
	Product,
	ProfilePage,
	Thing,
	WebSite,
} from "schema-dts";
import { melbourneTime } from "../calendar/melbourne.ts";
import { authorPath } from "../content/entryPaths.ts";
import type { Content, EventEntry } from "../content/load.server.ts";
import { socialCardOf } from "../social/cards.server.ts";
import { absolute, searchPath } from "./addresses.ts";
import type { ArticlePageFacts, AuthorPageFacts, SitePage } from "./sitePages.server.ts";

/** The month in the codes of UN/CEFACT Recommendation 20, which schema.org asks for. */
const month = "MON";

/**
 * What search engines are told of a page in their own words: schema.org as JSON-LD. It says nothing
 * that the page does not show.
 * @returns JSON that cannot end the script element it stands in
 */
export function structuredData(page: SitePage, content: Content): string {
	const graph: Graph = { "@context": "https://schema.org", "@graph": thingsOf(page, content) };
	return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function thingsOf(page: SitePage, content: Content): Thing[] {
	if (page.path === "/") {
		return [organization(content), webSite(content)];
	}
	return [breadcrumbs(page, content), ...subjects(page, content)];
}

/** What a page is about, where search engines have a word for it. */
function subjects(page: SitePage, content: Content): Thing[] {
	if (page.kind === "article") {
		return [blogPosting(page, content)];
	}
	if (page.kind === "author") {
		return [profile(page, content)];
	}
	switch (page.path) {
		case "/events":
			return content.events.map((event) => eventOf(event, page, content));
		case "/pricing":
			return [platform(page, content)];
		default:
			return [];
	}
}

function organization({ site }: Content): Organization {
	return {
		"@type": "Organization",
		"@id": absolute("/#organization", site.url),
		name: site.brand,
		url: absolute("/", site.url),
		logo: absolute("/icon-512.png", site.url),
		description: site.mission,
		email: site.contact.email,
		telephone: site.contact.phoneHref.replace("tel:", ""),
		address: postalAddress(site.contact.address),
	};
}

/** The address by its parts: the last line is taken as `Melbourne VIC 3000` if it is written so. */
function postalAddress(lines: readonly string[]): PostalAddress {
	const [, locality, region, code] = lines.at(-1)?.match(/^(.+) ([A-Z]{2,3}) (\d{4})$/) ?? [];
	const street = (locality ? lines.slice(0, -1) : lines).join(", ");
	return {
		"@type": "PostalAddress",
		streetAddress: street,
		...(locality && { addressLocality: locality, addressRegion: region, postalCode: code }),
		addressCountry: "AU",
	};
}

function webSite({ site }: Content): WebSite {
	return {
		"@type": "WebSite",
		name: site.brand,
		url: absolute("/", site.url),
		inLanguage: "en-AU",
		publisher: { "@id": absolute("/#organization", site.url) },
		potentialAction: {
			"@type": "SearchAction",
			target: `${absolute(searchPath, site.url)}?q={search_term_string}`,
			// schema-dts has no word for this annotation, which Google's documents ask for.
			...{ "query-input": "required name=search_term_string" },
		},
	};
}

function breadcrumbs(page: SitePage, content: Content): BreadcrumbList {
	const { site } = content;
	const trail = [{ path: "/", name: site.brand }, ...(page.parent ? [page.parent] : []), page];
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ path, name }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: absolute(path, site.url),
		})),
	};
}

function blogPosting(page: ArticlePageFacts, content: Content): BlogPosting {
	const { site } = content;
	const { article, author } = page;
	const publisher = {
		"@type": "Organization",
		name: site.brand,
		url: absolute("/", site.url),
	} as const;
	return {
		"@type": "BlogPosting",
		headline: article.title,
		description: article.summary,
		image: pictureOf(page, content),
		datePublished: article.date,
		dateModified: article.updated ?? article.date,
		articleSection: article.category,
		inLanguage: "en-AU",
		author: author
			? {
					"@type": "Person",
					name: author.name,
					jobTitle: author.title,
					url: absolute(authorPath(author.slug), site.url),
				}
			: publisher,
		publisher,
		mainEntityOfPage: absolute(page.path, site.url),
	};
}

/** The picture of a page that shared links show, in a format and size that all search engines take. */
function pictureOf(page: SitePage, content: Content): string {
	return absolute(socialCardOf(page, content).address, content.site.url);
}

function profile({ path, author }: AuthorPageFacts, { site }: Content): ProfilePage {
	return {
		"@type": "ProfilePage",
		mainEntity: {
			"@type": "Person",
			name: author.name,
			jobTitle: author.title,
			description: author.bio,
			url: absolute(path, site.url),
			worksFor: { "@type": "Organization", name: site.brand, url: absolute("/", site.url) },
		},
	};
}

function eventOf(event: EventEntry, page: SitePage, content: Content): Event {
	const { site } = content;
	const online = event.place === content.pages.events.grid.online;
	return {
		"@type": "Event",
		name: event.title,
		description: event.summary,
		url: event.url,
		image: pictureOf(page, content),
		startDate: melbourneTime(event.start),
		endDate: melbourneTime(event.end),
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
		location: online
			? { "@type": "VirtualLocation", url: event.url }
			: { "@type": "Place", ...placeOf(event.place) },
		organizer: { "@type": "Organization", name: site.brand, url: absolute("/", site.url) },
	};
}

/** `Sample Hall, 5 Sample Lane, Melbourne`: a name, then the address. */
function placeOf(place: string): { name: string; address: string } {
	const [name = place, ...address] = place.split(", ");
	return { name, address: address.join(", ") || place };
}

/** The platform with the price of each plan, excluding GST, as the price table has it. */
function platform(page: SitePage, content: Content): Product {
	const { site, pages, pricing } = content;
	const row = pricing.rows.find(({ id }) => id === "platform");
	const offers = pricing.plans.flatMap(({ id, name, from, to }): Offer[] => {
		const price = row?.prices[id];
		if (price === undefined || price === null) {
			return [];
		}
		return [
			{
				"@type": "Offer",
				name,
				url: absolute(page.path, site.url),
				price,
				priceCurrency: "AUD",
				priceSpecification: {
					"@type": "UnitPriceSpecification",
					price,
					priceCurrency: "AUD",
					unitCode: month,
					valueAddedTaxIncluded: false,
				},
				eligibleQuantity: {
					"@type": "QuantitativeValue",
					minValue: from,
					...(to !== null && { maxValue: to }),
				},
			},
		];
	});
	return {
		"@type": "Product",
		name: pages.home.platform.title,
		description: pages.platform.head.description,
		image: pictureOf(page, content),
		brand: { "@type": "Brand", name: site.brand },
		offers,
	};
}
