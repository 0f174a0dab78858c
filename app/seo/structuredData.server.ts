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
import type { Content, EventEntry } from "../content/load.server.ts";
import type { ArticleEntryPage, AuthorPage } from "../site/pageFacts.ts";
import type { SitePage } from "../site/pages.server.ts";
import type { Site } from "../site/site.server.ts";
import { absolute, searchPath } from "./addresses.ts";

/** A month in the unit codes that schema.org asks for (UN/CEFACT Recommendation 20). */
const month = "MON";

/**
 * What search engines are told of a page in their own words: schema.org as JSON-LD. It says nothing
 * that the page does not show.
 * @returns JSON that cannot end the script element it stands in
 */
export function structuredData(page: SitePage, { content }: Site): string {
	const things =
		page.path === "/"
			? [organization(content), webSite(content)]
			: [breadcrumbs(page, content), ...subjects(page, content)];
	const graph: Graph = { "@context": "https://schema.org", "@graph": things };
	return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

/** What a page is about, where search engines have a word for it. */
function subjects(page: SitePage, content: Content): Thing[] {
	if (page.kind === "article") {
		return [blogPosting(page, content)];
	}
	if (page.kind === "author") {
		return [profile(page, content)];
	}
	if (page.path === "/events") {
		return content.events.map((event) => eventOf(event, page, content));
	}
	return page.path === "/pricing" ? [platform(page, content)] : [];
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

/** The firm in short, where a thing only names who stands behind it. */
function publisherOf({ site }: Content) {
	return { "@type": "Organization", name: site.brand, url: absolute("/", site.url) } as const;
}

function blogPosting(page: ArticleEntryPage & SitePage, content: Content): BlogPosting {
	const { article } = page;
	const { author, category } = article;
	const publisher = publisherOf(content);
	return {
		"@type": "BlogPosting",
		headline: article.title,
		description: article.summary,
		image: socialImageOf(page, content),
		datePublished: article.date.iso,
		dateModified: article.changed,
		articleSection: category.key,
		inLanguage: "en-AU",
		author: author.path
			? {
					"@type": "Person",
					name: author.name,
					jobTitle: author.title,
					url: absolute(author.path, content.site.url),
				}
			: publisher,
		publisher,
		mainEntityOfPage: absolute(page.path, content.site.url),
	};
}

/** Address of the image that links to a page show, in a format and size all search engines take. */
function socialImageOf(page: SitePage, content: Content): string {
	return absolute(page.socialImage.address, content.site.url);
}

function profile({ path, author }: AuthorPage, content: Content): ProfilePage {
	return {
		"@type": "ProfilePage",
		mainEntity: {
			"@type": "Person",
			name: author.name,
			jobTitle: author.title,
			description: author.bio,
			url: absolute(path, content.site.url),
			worksFor: publisherOf(content),
		},
	};
}

function eventOf(event: EventEntry, page: SitePage, content: Content): Event {
	const online = event.place === content.pages.events.grid.online;
	return {
		"@type": "Event",
		name: event.title,
		description: event.summary,
		url: event.url,
		image: socialImageOf(page, content),
		startDate: melbourneTime(event.start),
		endDate: melbourneTime(event.end),
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
		location: online
			? { "@type": "VirtualLocation", url: event.url }
			: { "@type": "Place", ...placeOf(event.place) },
		organizer: publisherOf(content),
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
		image: socialImageOf(page, content),
		brand: { "@type": "Brand", name: site.brand },
		offers,
	};
}
