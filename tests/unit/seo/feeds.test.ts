import { expect, test } from "vitest";
import type { Element } from "xast";
import { fromXml } from "xast-util-from-xml";
import type { Content } from "../../../app/content/load.server.ts";
import { atomFeed, jsonFeed, rssFeed } from "../../../app/seo/feeds.server.ts";
import { content } from "./content.ts";
import { childrenOf, textAt } from "./xml.ts";

const { site, articles } = content;
const addresses = articles.map(({ slug }) => `${site.url}/blog/${slug}`);

/** RFC 822 with a year of four digits, as RSS 2.0 asks. */
const mailDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** RFC 3339. */
const internetDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/;

const day = (date: string, zone = "Australia/Melbourne") =>
	new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(new Date(date));

/** An article that takes no time to compile. */
const [first] = articles;
if (!first) {
	throw new Error("There is no article.");
}
const short = { ...first, body: "Text.", sources: {} };

/** One entry as any of the formats tells it. */
interface Told {
	id?: string;
	url?: string;
	title?: string;
	published?: string;
	summary?: string;
	html?: string;
}

function rssEntries(of: Content): Told[] {
	return childrenOf(fromXml(rssFeed(of)), "rss", "channel", "item").map((item) => ({
		id: textAt(item, "guid"),
		url: textAt(item, "link"),
		title: textAt(item, "title"),
		published: textAt(item, "pubDate"),
		summary: textAt(item, "description"),
		html: textAt(item, "content:encoded"),
	}));
}

function atomEntries(of: Content): Told[] {
	return childrenOf(fromXml(atomFeed(of)), "feed", "entry").map((entry) => ({
		id: textAt(entry, "id"),
		url: linkOf(entry, "alternate"),
		title: textAt(entry, "title"),
		published: textAt(entry, "published"),
		summary: textAt(entry, "summary"),
		html: textAt(entry, "content"),
	}));
}

function jsonEntries(of: Content): Told[] {
	return JSON.parse(jsonFeed(of)).items.map((item: Record<string, string>) => ({
		id: item.id,
		url: item.url,
		title: item.title,
		published: item.date_published,
		summary: item.summary,
		html: item.content_html,
	}));
}

function linkOf(element: Element, rel: string): string | undefined {
	const links = childrenOf(element, "link").filter(({ attributes }) => attributes.rel === rel);
	expect(links).toHaveLength(1);
	return links[0]?.attributes.href ?? undefined;
}

for (const [name, entries] of [
	["RSS", rssEntries],
	["Atom", atomEntries],
	["JSON Feed", jsonEntries],
] as const) {
	test(`${name}: every article with its date and its whole text, newest first`, () => {
		const told = entries(content);
		expect(told.map(({ url }) => url)).toEqual(addresses);
		expect(new Set(told.map(({ id }) => id)).size).toBe(articles.length);
		for (const [index, { title, published, summary, html = "" }] of told.entries()) {
			const article = articles[index];
			expect(title).toBe(article?.title);
			expect(summary).toBe(article?.summary);
			expect(published).toMatch(name === "RSS" ? mailDate : internetDate);
			expect(day(published ?? "")).toBe(article?.date);
			expect(html.length, title).toBeGreaterThan((article?.body.length ?? 0) * 0.8);
			expect(html).not.toContain("habit-figure");
			for (const [, address = ""] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
				expect(address).toMatch(/^https:\/\//);
			}
		}
	});

	test(`${name}: words that look like markup stay words`, () => {
		const title = "A & B <i>and</i> ]]> “C”";
		expect(entries({ ...content, articles: [{ ...short, title }] })[0]?.title).toBe(title);
	});

	test(`${name}: valid while there is no article, and at most fifty of them`, () => {
		expect(entries({ ...content, articles: [] })).toEqual([]);
		const many = Array.from({ length: 60 }, (_, index) => ({
			...short,
			slug: `article-${index}`,
		}));
		expect(entries({ ...content, articles: many })).toHaveLength(50);
	});
}

test("RSS: the channel has what the specification requires, and names itself", () => {
	const [channel] = childrenOf(fromXml(rssFeed(content)), "rss", "channel");
	expect(textAt(channel, "title")).toContain(site.brand);
	expect(textAt(channel, "link")).toBe(`${site.url}/blog`);
	expect(textAt(channel, "description")).toBeTruthy();
	expect(textAt(channel, "lastBuildDate")).toMatch(mailDate);
	expect(channel && childrenOf(channel, "atom:link")[0]?.attributes).toMatchObject({
		rel: "self",
		href: `${site.url}/feed.xml`,
	});
});

test("Atom: the feed has what RFC 4287 requires", () => {
	const root = fromXml(atomFeed(content));
	const [feed] = childrenOf(root, "feed");
	expect(textAt(feed, "id")).toBe(`${site.url}/atom.xml`);
	expect(textAt(feed, "title")).toBeTruthy();
	expect(feed && linkOf(feed, "self")).toBe(`${site.url}/atom.xml`);
	const updated = childrenOf(root, "feed", "entry").map((entry) => textAt(entry, "updated") ?? "");
	for (const date of [...updated, textAt(feed, "updated")]) {
		expect(date).toMatch(internetDate);
	}
	const newest = updated.map((date) => Date.parse(date)).sort((a, b) => b - a)[0];
	expect(Date.parse(textAt(feed, "updated") ?? "")).toBe(newest);
	for (const author of childrenOf(root, "feed", "entry", "author")) {
		expect(textAt(author, "name")).toBeTruthy();
	}
});

test("JSON Feed: the top level has what version 1.1 requires", () => {
	expect(JSON.parse(jsonFeed(content))).toMatchObject({
		version: "https://jsonfeed.org/version/1.1",
		title: expect.stringContaining(site.brand),
		home_page_url: `${site.url}/blog`,
		feed_url: `${site.url}/feed.json`,
		language: "en-AU",
	});
});

test("an article that was changed since tells when, and the feed with it", () => {
	const changed = { ...content, articles: [short, { ...short, slug: "b", updated: "2026-07-01" }] };
	const [item] = JSON.parse(jsonFeed(changed)).items.slice(-1);
	expect(item.date_modified).toBe("2026-07-01T00:00:00+10:00");
	const [feed] = childrenOf(fromXml(atomFeed(changed)), "feed");
	expect(textAt(feed, "updated")).toBe("2026-07-01T00:00:00+10:00");
});
