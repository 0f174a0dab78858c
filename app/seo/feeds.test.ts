import { describe, expect, test } from "vitest";
import type { Element } from "xast";
import { fromXml } from "xast-util-from-xml";
import { parseMarkdown } from "../../content-model/index.ts";
import { content, site } from "../../tests/fixtures/site.ts";
import { getChildren, getText } from "../../tests/fixtures/xml.ts";
import { compileMarkdown } from "../site/articles/compileMarkdown.server.ts";
import type { Article } from "../site/articles.server.ts";
import { listPages } from "../site/pages.server.ts";
import { createFeeds } from "./feeds.server.ts";

const { brand, url } = content.settings;
const [first = expect.fail("There is no article.")] = site.articles;

/** Creates an article of the tests' own. */
function createArticle(slug: string, differs: Partial<Article> = {}): Article {
	const { tree } = compileMarkdown(parseMarkdown("Words."));
	return { ...first, slug, path: `/blog/${slug}`, tree, ...differs };
}

const createFeedsOf = (articles: Article[]) =>
	createFeeds({
		...site,
		articles,
		pages: listPages(site.content, { ...site, articles }, site.logo),
	});

/** The data of an entry that every format has. */
type FeedEntry = Record<
	"id" | "url" | "title" | "published" | "author" | "category" | "summary" | "html" | "image",
	string | undefined
>;

function readRssEntries({ rss }: { rss: string }): FeedEntry[] {
	return getChildren(fromXml(rss), "rss", "channel", "item").map((item) => ({
		id: getText(item, "guid"),
		url: getText(item, "link"),
		title: getText(item, "title"),
		published: getText(item, "pubDate"),
		author: getText(item, "dc:creator"),
		category: getText(item, "category"),
		summary: getText(item, "description"),
		html: getText(item, "content:encoded"),
		image: readAttribute(item, "media:thumbnail", "url"),
	}));
}

function readAtomEntries({ atom }: { atom: string }): FeedEntry[] {
	return getChildren(fromXml(atom), "feed", "entry").map((entry) => ({
		id: getText(entry, "id"),
		url: findLink(entry, "alternate"),
		title: getText(entry, "title"),
		published: getText(entry, "published"),
		author: getText(getChildren(entry, "author")[0], "name"),
		category: readAttribute(entry, "category", "term"),
		summary: getText(entry, "summary"),
		html: getText(entry, "content"),
		image: readAttribute(entry, "media:thumbnail", "url"),
	}));
}

/** An item of JSON Feed 1.1, as far as it is compared. */
interface JsonItem extends Record<"id" | "url" | "title" | "summary" | "image", string> {
	date_published: string;
	authors: { name: string }[];
	tags: string[];
	content_html: string;
}

function readJsonEntries({ json }: { json: string }): FeedEntry[] {
	const { items }: { items: JsonItem[] } = JSON.parse(json);
	return items.map(({ date_published, authors, tags, content_html, ...item }) => ({
		id: item.id,
		url: item.url,
		title: item.title,
		published: date_published,
		author: authors[0]?.name,
		category: tags[0],
		summary: item.summary,
		html: content_html,
		image: item.image,
	}));
}

function readAttribute(parent: Element, name: string, attribute: string): string | undefined {
	return getChildren(parent, name)[0]?.attributes[attribute] ?? undefined;
}

function findLink(element: Element | undefined, rel: string): string | undefined {
	const links = element ? getChildren(element, "link") : [];
	return links.find(({ attributes }) => attributes.rel === rel)?.attributes.href ?? undefined;
}

const made = createFeeds(site);

describe.each([
	["RSS", readRssEntries],
	["Atom", readAtomEntries],
	["JSON Feed", readJsonEntries],
] as const)("%s", (name, entries) => {
	test("has the articles of the site, newest first, each by its author", () => {
		const people = new Map(content.team.map((person) => [person.slug, person.name]));
		expect(entries(made)).toEqual(
			content.articles.slice(0, 50).map(({ slug, title, summary, author, category }) => ({
				id: `${url}/blog/${slug}`,
				url: `${url}/blog/${slug}`,
				title,
				published: expect.any(String),
				author: people.get(author) ?? brand,
				category: content.pages.blog.categories[category]?.name,
				summary,
				html: expect.any(String),
				image: expect.stringMatching(/^https:\/\/.+\.png$/),
			})),
		);
	});

	test("has the whole text with its standfirst, readable on its own", () => {
		const markdown =
			"## Part\n\nSee [prices](/pricing) & [above](#part).\n\n```habit\ncaption: Five weeks.\nOne | ......................... | gum\n```\n";
		const { tree } = compileMarkdown(parseMarkdown(markdown));
		const [entry] = entries(
			createFeedsOf([createArticle("own", { standfirst: "It opens < so.", tree })]),
		);
		expect(entry?.html).toBe(
			[
				"<p>It opens &#x3C; so.</p>",
				'<h2 id="part">Part</h2>',
				`<p>See <a href="${url}/pricing">prices</a> &#x26; <a href="${url}/blog/own#part">above</a>.</p>`,
				"<p><em>Five weeks.</em></p>",
			].join("\n"),
		);
	});

	test("dates an article at the first moment of its day in Melbourne, in summer and in winter", () => {
		const dated = ["2025-10-28", "2025-07-01"].map((iso) =>
			createArticle(iso, { date: { iso, text: iso } }),
		);
		expect(entries(createFeedsOf(dated)).map(({ published }) => published)).toEqual(
			name === "RSS"
				? ["Tue, 28 Oct 2025 00:00:00 +1100", "Tue, 01 Jul 2025 00:00:00 +1000"]
				: ["2025-10-28T00:00:00+11:00", "2025-07-01T00:00:00+10:00"],
		);
	});

	test("keeps words that look like markup", () => {
		const title = "A & B <i>and</i> ]]> “C”";
		expect(entries(createFeedsOf([createArticle("own", { title })]))[0]?.title).toBe(title);
	});

	test("is valid while there is no article, and holds at most fifty", () => {
		expect(entries(createFeedsOf([]))).toEqual([]);
		const many = Array.from({ length: 60 }, (_, index) => createArticle(`article-${index}`));
		expect(entries(createFeedsOf(many)).map(({ id }) => id)).toEqual(
			many.slice(0, 50).map(({ path }) => url + path),
		);
	});
});

test("RSS: the channel has what the specification requires, and names itself", () => {
	const [channel] = getChildren(fromXml(made.rss), "rss", "channel");
	expect(getText(channel, "title")).toBe(`${content.pages.blog.head.title} | ${brand}`);
	expect(getText(channel, "link")).toBe(`${url}/blog`);
	expect(getText(channel, "description")).toBe(content.pages.blog.head.description);
	expect(getText(channel, "language")).toBe("en-au");
	expect(channel && getChildren(channel, "atom:link")[0]?.attributes).toMatchObject({
		rel: "self",
		href: `${url}/feed.xml`,
	});
});

test("Atom: the feed has what RFC 4287 requires", () => {
	const [feed] = getChildren(fromXml(made.atom), "feed");
	expect(getText(feed, "id")).toBe(`${url}/atom.xml`);
	expect(getText(feed, "title")).toBe(`${content.pages.blog.head.title} | ${brand}`);
	expect(findLink(feed, "self")).toBe(`${url}/atom.xml`);
	expect(getText(getChildren(fromXml(createFeedsOf([]).atom), "feed")[0], "updated")).toBe(
		"1970-01-01T00:00:00Z",
	);
});

test("JSON Feed: the top level has what version 1.1 requires", () => {
	expect(JSON.parse(made.json)).toMatchObject({
		version: "https://jsonfeed.org/version/1.1",
		title: `${content.pages.blog.head.title} | ${brand}`,
		home_page_url: `${url}/blog`,
		feed_url: `${url}/feed.json`,
		language: "en-AU",
	});
});

test("an article that was changed since tells when, and the feed with it", () => {
	const changed = createFeedsOf([
		createArticle("new", { changed: "2026-06-01" }),
		createArticle("old", { changed: "2026-07-01" }),
	]);
	const items: { date_modified: string }[] = JSON.parse(changed.json).items;
	expect(items.map(({ date_modified }) => date_modified)).toEqual([
		"2026-06-01T00:00:00+10:00",
		"2026-07-01T00:00:00+10:00",
	]);
	const atom = fromXml(changed.atom);
	expect(getChildren(atom, "feed", "entry").map((entry) => getText(entry, "updated"))).toEqual([
		"2026-06-01T00:00:00+10:00",
		"2026-07-01T00:00:00+10:00",
	]);
	expect(getText(getChildren(atom, "feed")[0], "updated")).toBe("2026-07-01T00:00:00+10:00");
	const [channel] = getChildren(fromXml(changed.rss), "rss", "channel");
	expect(getText(channel, "lastBuildDate")).toBe("Wed, 01 Jul 2026 00:00:00 +1000");
});
