import { expect, test } from "vitest";
import { content, site } from "../../tests/fixtures/site.ts";
import { createStructuredData } from "./structuredData.server.ts";

type Thing = Record<string, unknown>;

const { brand, url, contact } = content.settings;
const pages = [...site.pages.values()];
const home = `${url}/`;

/** Lists the structured data of a page. */
function listThings(path: string): Thing[] {
	const page = site.pages.get(path);
	if (!page) {
		throw new Error(`There is no page ${path}.`);
	}
	const graph = JSON.parse(createStructuredData(page, site)) as Thing;
	expect(graph["@context"]).toBe("https://schema.org");
	return graph["@graph"] as Thing[];
}

function listThingsOfType(path: string, type: string): Thing[] {
	return listThings(path).filter((thing) => thing["@type"] === type);
}

/** A card of a format and size that search engines show. */
const card = /^https:\/\/\S+\/assets\/social\/\S+\.png$/;

/** A moment with its distance from UTC: ISO 8601, as Google asks. */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\+1[01]:00$/;

test("the home page says who runs the site", () => {
	const [organization] = listThingsOfType("/", "Organization");
	expect(organization).toMatchObject({
		name: brand,
		url: home,
		logo: `${url}/icon-512.png`,
		email: contact.email,
		telephone: expect.stringMatching(/^\+\d+$/),
		address: {
			"@type": "PostalAddress",
			streetAddress: contact.address.street,
			addressLocality: contact.address.locality,
			addressRegion: contact.address.region,
			postalCode: contact.address.postcode,
			addressCountry: "AU",
		},
	});
	const [webSite] = listThingsOfType("/", "WebSite");
	expect(webSite).toMatchObject({
		name: brand,
		url: home,
		publisher: { "@id": organization?.["@id"] },
	});
});

test("every inner page has a trail from the home page to itself", () => {
	for (const { path } of pages.filter((page) => page.path !== "/")) {
		const [list, ...others] = listThingsOfType(path, "BreadcrumbList");
		expect(others).toEqual([]);
		const items = list?.itemListElement as Thing[];
		expect(items.length, path).toBeGreaterThanOrEqual(2);
		expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
		expect(items.map(({ item }) => item).at(0)).toBe(home);
		expect(items.map(({ item }) => item).at(-1)).toBe(url + path);
		for (const { name, item } of items) {
			expect(name, path).toBeTruthy();
			expect(pages.some((page) => new URL(page.path, url).href === item)).toBe(true);
		}
	}
});

test("every article says what Google asks of one", () => {
	const articles = pages.filter((page) => page.kind === "article");
	expect(articles.length).toBeGreaterThan(0);
	for (const { path, article } of articles) {
		const [posting, ...others] = listThingsOfType(path, "BlogPosting");
		expect(others).toEqual([]);
		const person = content.team.find(({ name }) => name === article.author.name);
		expect(posting).toMatchObject({
			headline: article.title,
			description: article.summary,
			datePublished: article.date.iso,
			dateModified: article.changed,
			articleSection: article.category.key,
			mainEntityOfPage: url + path,
			author: person
				? { "@type": "Person", name: person.name, jobTitle: person.title }
				: { "@type": "Organization", name: brand },
			publisher: { "@type": "Organization", name: brand, url: home },
		});
		expect(posting?.image).toMatch(card);
	}
});

test("every event says when, with the right clock, and where", () => {
	const events = listThingsOfType("/events", "Event");
	expect(events.map(({ name }) => name)).toEqual(content.events.map(({ title }) => title));
	for (const [index, event] of events.entries()) {
		const source = content.events[index];
		expect(event.startDate).toMatch(moment);
		expect(event.endDate).toMatch(moment);
		expect(String(event.startDate).startsWith(source?.start ?? "?")).toBe(true);
		expect(String(event.endDate).startsWith(source?.end ?? "?")).toBe(true);
		// Melbourne's own clock at that moment shows the time the page shows.
		const formatter = new Intl.DateTimeFormat("sv-SE", {
			timeZone: "Australia/Melbourne",
			dateStyle: "short",
			timeStyle: "short",
		}).format(new Date(String(event.startDate)));
		expect(formatter.replace(" ", "T")).toBe(source?.start);
		expect(event.description).toBe(source?.summary);
		expect(event.url).toBe(source?.url);
		expect(event.image).toMatch(card);
		expect(event.eventStatus).toBe("https://schema.org/EventScheduled");
		expect(event.organizer).toMatchObject({ name: brand });
		expect(event).not.toHaveProperty("offers");
		const location = event.location as Thing;
		if (!source?.venue) {
			expect(event.eventAttendanceMode).toBe("https://schema.org/OnlineEventAttendanceMode");
			expect(location).toEqual({ "@type": "VirtualLocation", url: source?.url });
		} else {
			expect(event.eventAttendanceMode).toBe("https://schema.org/OfflineEventAttendanceMode");
			expect(location).toEqual({ "@type": "Place", ...source.venue });
		}
	}
});

test("the price page offers each plan at the price of the table, without tax", () => {
	const [product] = listThingsOfType("/pricing", "Product");
	const prices = content.pricing.rows.find(({ id }) => id === "platform")?.prices ?? {};
	const offers = product?.offers as Thing[];
	expect(product).toMatchObject({
		name: content.pages.home.platform.title,
		description: content.pages.platform.head.description,
		brand: { name: brand },
	});
	expect(offers.map(({ name, price }) => [name, price])).toEqual(
		content.pricing.plans.map(({ id, name }) => [name, prices[id]]),
	);
	expect(product?.image).toMatch(card);
	for (const offer of offers) {
		expect(offer).toMatchObject({
			priceCurrency: "AUD",
			url: `${url}/pricing`,
			priceSpecification: {
				"@type": "UnitPriceSpecification",
				price: offer.price,
				priceCurrency: "AUD",
				unitCode: "MON",
				valueAddedTaxIncluded: false,
			},
		});
	}
});

test("no text of the content can end the script element around it", () => {
	const page = pages.find((page) => page.kind === "article");
	if (!page) {
		throw new Error("There is no article.");
	}
	const title = "</script><script>alert(1)</script><!-- ";
	const json = createStructuredData({ ...page, article: { ...page.article, title } }, site);
	expect(json).not.toContain("<");
	expect(JSON.parse(json)["@graph"][1].headline).toBe(title);
});

test("search engines are told the FAQ, and no sample answer", () => {
	expect(listThingsOfType("/faq", "FAQPage").map(({ mainEntity }) => mainEntity)).toEqual([
		content.pages.faq.items
			.filter(({ sample }) => !sample)
			.map(({ question, answer: [paragraph = ""] }) => ({
				"@type": "Question",
				name: question,
				// As far as the first figure or link.
				acceptedAnswer: {
					"@type": "Answer",
					text: expect.stringContaining(paragraph.replace(/[{[].*/s, "")),
				},
			})),
	]);
});
