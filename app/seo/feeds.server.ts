import type { Element, ElementContent, Root, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { x } from "xastscript";
import { melbourneTime } from "../calendar/melbourne.ts";
import { parseHabitFigure } from "../content/habitFigure.ts";
import type { Article } from "../site/articles.server.ts";
import type { ArticleEntryPage, SitePage } from "../site/pages.server.ts";
import type { Site } from "../site/site.server.ts";
import { absolute, announced } from "./addresses.ts";
import { xmlFile } from "./xml.server.ts";

/** How many articles a feed holds, the newest ones: what a reader who was away for a year has missed. */
const longestFeed = 50;

/** The namespace of Media RSS, whose thumbnails readers show in RSS and Atom alike. */
const mediaModule = "http://search.yahoo.com/mrss/";

/** What all three formats say of the feed. */
interface Feed {
	title: string;
	description: string;
	/** Address of the page it follows. */
	page: string;
	/** When its newest entry changed, with the distance from UTC; absent while there is none. */
	changed?: string;
	brand: string;
	/** Address of a square picture. */
	icon: string;
	entries: Entry[];
}

/** An article as a feed has it. */
interface Entry {
	title: string;
	/** Its address, which also identifies it for ever. */
	url: string;
	summary: string;
	/** The whole text as HTML, every address absolute. */
	html: string;
	author: string;
	section: string;
	/** The first moment of its day in Melbourne, such as 2025-10-28T00:00:00+11:00. */
	published: string;
	changed: string;
	/** Address of the image that links to it show. */
	socialImage: string;
}

/** The newest articles in the three formats that readers know. */
export function feeds(site: Site): { rss: string; atom: string; json: string } {
	const feed = feedOf(site);
	return { rss: rssFeed(feed), atom: atomFeed(feed), json: jsonFeed(feed) };
}

/** The feed in RSS 2.0, with text, author and image in the elements of the usual modules. */
function rssFeed(feed: Feed): string {
	return xmlFile(
		x(
			"rss",
			{
				version: "2.0",
				"xmlns:atom": "http://www.w3.org/2005/Atom",
				"xmlns:content": "http://purl.org/rss/1.0/modules/content/",
				"xmlns:dc": "http://purl.org/dc/elements/1.1/",
				"xmlns:media": mediaModule,
			},
			x("channel", [
				x("title", feed.title),
				x("link", feed.page),
				x("description", feed.description),
				x("language", "en-au"),
				feed.changed ? x("lastBuildDate", mailDate(feed.changed)) : null,
				x("atom:link", {
					rel: "self",
					type: "application/rss+xml",
					href: absolute(announced.rss, feed.page),
				}),
				...feed.entries.map((entry) =>
					x("item", [
						x("title", entry.title),
						x("link", entry.url),
						x("guid", { isPermaLink: "true" }, entry.url),
						x("pubDate", mailDate(entry.published)),
						x("dc:creator", entry.author),
						x("category", entry.section),
						x("description", entry.summary),
						x("media:thumbnail", { url: entry.socialImage }),
						x("content:encoded", entry.html),
					]),
				),
			]),
		),
	);
}

/** The feed in Atom (RFC 4287). */
function atomFeed(feed: Feed): string {
	const self = absolute(announced.atom, feed.page);
	return xmlFile(
		x(
			"feed",
			{ xmlns: "http://www.w3.org/2005/Atom", "xmlns:media": mediaModule, "xml:lang": "en-AU" },
			x("id", self),
			x("title", feed.title),
			x("subtitle", feed.description),
			// Atom insists on a date, also of a feed that has nothing in it yet.
			x("updated", feed.changed ?? "1970-01-01T00:00:00Z"),
			x("link", { rel: "self", type: "application/atom+xml", href: self }),
			x("link", { rel: "alternate", type: "text/html", href: feed.page }),
			x("icon", feed.icon),
			x("author", [x("name", feed.brand)]),
			feed.entries.map((entry) =>
				x("entry", [
					x("id", entry.url),
					x("title", entry.title),
					x("link", { rel: "alternate", type: "text/html", href: entry.url }),
					x("published", entry.published),
					x("updated", entry.changed),
					x("author", [x("name", entry.author)]),
					x("category", { term: entry.section }),
					x("summary", entry.summary),
					x("media:thumbnail", { url: entry.socialImage }),
					x("content", { type: "html" }, entry.html),
				]),
			),
		),
	);
}

/** The feed in JSON Feed 1.1 (jsonfeed.org). */
function jsonFeed(feed: Feed): string {
	const value = {
		version: "https://jsonfeed.org/version/1.1",
		title: feed.title,
		home_page_url: feed.page,
		feed_url: absolute(announced.jsonFeed, feed.page),
		description: feed.description,
		icon: feed.icon,
		authors: [{ name: feed.brand }],
		language: "en-AU",
		items: feed.entries.map((entry) => ({
			id: entry.url,
			url: entry.url,
			title: entry.title,
			summary: entry.summary,
			content_html: entry.html,
			image: entry.socialImage,
			date_published: entry.published,
			date_modified: entry.changed,
			authors: [{ name: entry.author }],
			tags: [entry.section],
		})),
	};
	return `${JSON.stringify(value, null, "\t")}\n`;
}

/**
 * A time as mail and RSS write it (RFC 822, with a year of four digits). It keeps its distance from
 * UTC, so that a reader abroad sees the article's own day: Tue, 28 Oct 2025 00:00:00 +1100.
 */
function mailDate(time: string): string {
	const [, clock, distance = ""] = time.match(/^(.+)([+-]\d\d:\d\d)$/) ?? [];
	return new Date(`${clock}Z`).toUTCString().replace("GMT", distance.replace(":", ""));
}

function feedOf({ content, pages: register }: Site): Feed {
	const { site, pages } = content;
	const entries = Array.from(register.values())
		.filter((page) => page.kind === "article")
		.slice(0, longestFeed)
		.map((page) => entryOf(page, site.url));
	return {
		title: `${pages.blog.head.title} | ${site.brand}`,
		description: pages.blog.head.description,
		page: absolute("/blog", site.url),
		// All are first moments of days, so their order as text is that of the days.
		changed: entries
			.map(({ changed }) => changed)
			.sort()
			.at(-1),
		brand: site.brand,
		icon: absolute("/icon-512.png", site.url),
		entries,
	};
}

function entryOf(page: ArticleEntryPage & SitePage, siteAddress: string): Entry {
	const { article } = page;
	const url = absolute(page.path, siteAddress);
	return {
		title: article.title,
		url,
		summary: article.summary,
		html: htmlOf(article, url),
		author: article.author.signature,
		section: article.category.name,
		published: melbourneTime(`${article.date.iso}T00:00`),
		changed: melbourneTime(`${article.changed}T00:00`),
		socialImage: absolute(page.socialImage.address, url),
	};
}

/** An article's standfirst and text as HTML that stands by itself. */
function htmlOf(article: Article, url: string): string {
	const tree: Root = structuredClone(article.tree);
	visit(tree, "element", (node) => {
		for (const name of ["href", "src"]) {
			const value = node.properties[name];
			if (typeof value === "string") {
				node.properties[name] = absolute(value, url);
			}
		}
		if (node.tagName === "habit-figure") {
			// The site's own stylesheet draws the figure: elsewhere its caption stands for it.
			const figure = parseHabitFigure(String(node.properties.figure));
			const caption = "caption" in figure ? figure.caption : "";
			Object.assign(node, element("p", element("em", text(caption))));
		}
	});
	return toHtml([element("p", text(article.standfirst)), text("\n"), ...tree.children]);
}

function element(tagName: string, ...children: ElementContent[]): Element {
	return { type: "element", tagName, properties: {}, children };
}

function text(value: string): Text {
	return { type: "text", value };
}
