import { toString as textOf } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import type { Element } from "xast";
import { fromXml } from "xast-util-from-xml";
import { melbourneTime } from "../../../app/calendar/melbourne.ts";
import type { Content } from "../../../app/content/load.server.ts";
import { atomFeed, jsonFeed, rssFeed } from "../../../app/seo/feeds.server.ts";
import { content } from "./content.ts";
import { childrenOf, textAt } from "./xml.ts";

const { site, articles } = content;
const parser = unified().use(rehypeParse, { fragment: true });
const addresses = articles.map(({ slug }) => `${site.url}/blog/${slug}`);

/** RFC 822 with a year of four digits, as RSS 2.0 asks, and Melbourne's distance from UTC. */
const mailDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} 00:00:00 \+1[01]00$/;
/** RFC 3339, with Melbourne's distance from UTC. */
const internetDate = /^\d{4}-\d{2}-\d{2}T00:00:00\+1[01]:00$/;

/** An article that takes no time to compile. */
const [first] = articles;
if (!first) {
	throw new Error("There is no article.");
}
const short = { ...first, body: "Text.", sources: {} };

/** What every format says of an entry. */
interface FeedEntry {
	id?: string;
	url?: string;
	title?: string;
	published?: string;
	author?: string;
	category?: string;
	summary?: string;
	html?: string;
	image?: string;
}

function rssEntries(of: Content): FeedEntry[] {
	return childrenOf(fromXml(rssFeed(of)), "rss", "channel", "item").map((item) => ({
		id: textAt(item, "guid"),
		url: textAt(item, "link"),
		title: textAt(item, "title"),
		published: textAt(item, "pubDate"),
		author: textAt(item, "dc:creator"),
		category: textAt(item, "category"),
		summary: textAt(item, "description"),
		html: textAt(item, "content:encoded"),
		image: attributeAt(item, "media:thumbnail", "url"),
	}));
}

function atomEntries(of: Content): FeedEntry[] {
	return childrenOf(fromXml(atomFeed(of)), "feed", "entry").map((entry) => ({
		id: textAt(entry, "id"),
		url: linkOf(entry, "alternate"),
		title: textAt(entry, "title"),
		published: textAt(entry, "published"),
		author: textAt(childrenOf(entry, "author")[0], "name"),
		category: attributeAt(entry, "category", "term"),
		summary: textAt(entry, "summary"),
		html: textAt(entry, "content"),
		image: attributeAt(entry, "media:thumbnail", "url"),
	}));
}

function jsonEntries(of: Content): FeedEntry[] {
	const { items }: { items: JsonItem[] } = JSON.parse(jsonFeed(of));
	return items.map((item) => ({
		id: item.id,
		url: item.url,
		title: item.title,
		published: item.date_published,
		author: item.authors[0]?.name,
		category: item.tags[0],
		summary: item.summary,
		html: item.content_html,
		image: item.image,
	}));
}

/** An item of JSON Feed 1.1, as far as it is compared. */
interface JsonItem {
	id: string;
	url: string;
	title: string;
	date_published: string;
	authors: { name: string }[];
	tags: string[];
	summary: string;
	content_html: string;
	image: string;
}

function attributeAt(parent: Element, name: string, attribute: string): string | undefined {
	return childrenOf(parent, name)[0]?.attributes[attribute] ?? undefined;
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
		const listed = entries(content);
		expect(listed.map(({ url }) => url)).toEqual(addresses);
		for (const [index, entry] of listed.entries()) {
			const { id, title, published, author, category, summary, html = "", image } = entry;
			const article = articles[index];
			expect(id).toBe(addresses[index]);
			expect(title).toBe(article?.title);
			expect(summary).toBe(article?.summary);
			expect(published).toMatch(name === "RSS" ? mailDate : internetDate);
			const midnight = melbourneTime(`${article?.date}T00:00`);
			expect(new Date(published ?? "")).toEqual(new Date(midnight));
			const person = content.team.find(({ slug }) => slug === article?.author);
			expect(author).toBe(person?.name ?? site.brand);
			expect(category).toBe(article && content.pages.blog.categories[article.category].name);
			expect(html).toMatch(/^<p>/);
			const text = textOf(parser.parse(html));
			expect(text.startsWith(article?.standfirst ?? ""), title).toBe(true);
			expect(html.length, title).toBeGreaterThan((article?.body.length ?? 0) * 0.8);
			expect(html).not.toContain("habit-figure");
			for (const [, address = ""] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
				expect(address).toMatch(/^https:\/\//);
			}
			expect(image).toMatch(/^https:\/\/.+\.png$/);
		}
	});

	test(`${name}: words that look like markup stay words`, () => {
		const title = "A & B <i>and</i> ]]> “C”";
		expect(entries({ ...content, articles: [{ ...short, title }] })[0]?.title).toBe(title);
	});

	test(`${name}: valid while there is no article, and at most fifty of them`, () => {
		expect(entries({ ...content, articles: [] })).toEqual([]);
		const many = Array.from({ length: 60 }, (_, index) => ({ ...short, slug: `article-${index}` }));
		expect(entries({ ...content, articles: many })).toHaveLength(50);
	});
}

test("the three formats say the same of every entry", () => {
	const inJson = jsonEntries(content);
	expect(atomEntries(content)).toEqual(inJson);
	const inRss = rssEntries(content).map(({ published, ...entry }) => ({
		...entry,
		published: Date.parse(published ?? ""),
	}));
	expect(inRss).toEqual(
		inJson.map((entry) => ({ ...entry, published: Date.parse(entry.published ?? "") })),
	);
});

test("RSS: a reader abroad sees the article's own day, in summer and in winter", () => {
	const dated = ["2025-10-28", "2025-07-01"].map((date) => ({ ...short, slug: date, date }));
	expect(rssEntries({ ...content, articles: dated }).map(({ published }) => published)).toEqual([
		"Tue, 28 Oct 2025 00:00:00 +1100",
		"Tue, 01 Jul 2025 00:00:00 +1000",
	]);
});

test("RSS: the channel has what the specification requires, and names itself", () => {
	const [channel] = childrenOf(fromXml(rssFeed(content)), "rss", "channel");
	expect(textAt(channel, "title")).toContain(site.brand);
	expect(textAt(channel, "link")).toBe(`${site.url}/blog`);
	expect(textAt(channel, "description")).toBeTruthy();
	expect(textAt(channel, "language")).toBe("en-au");
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
	const [channel] = childrenOf(fromXml(rssFeed(changed)), "rss", "channel");
	expect(textAt(channel, "lastBuildDate")).toBe("Wed, 01 Jul 2026 00:00:00 +1000");
});
