import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { x } from "xastscript";
import { melbourneTime } from "../calendar/melbourne.ts";
import { compiledArticle } from "../content/articles.server.ts";
import { parseHabitFigure } from "../content/habitFigure.ts";
import type { Content } from "../content/load.server.ts";
import { socialCardOf } from "../social/cards.server.ts";
import { absolute, announced } from "./addresses.ts";
import { type ArticlePageFacts, sitePages } from "./sitePages.server.ts";
import { xmlFile } from "./xml.server.ts";

/** How many articles a feed holds, the newest ones: what a reader who was away for a year has missed. */
const longestFeed = 50;

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
	/** Address of its social card. */
	picture: string;
}

/** The feed in RSS 2.0, with the text in the content module's element. */
export function rssFeed(content: Content): string {
	const feed = feedOf(content);
	return xmlFile(
		x(
			"rss",
			{
				version: "2.0",
				"xmlns:atom": "http://www.w3.org/2005/Atom",
				"xmlns:content": "http://purl.org/rss/1.0/modules/content/",
				"xmlns:dc": "http://purl.org/dc/elements/1.1/",
			},
			x("channel", [
				x("title", feed.title),
				x("link", feed.page),
				x("description", feed.description),
				x("language", "en-au"),
				feed.changed ? x("lastBuildDate", new Date(feed.changed).toUTCString()) : null,
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
						x("pubDate", new Date(entry.published).toUTCString()),
						x("dc:creator", entry.author),
						x("category", entry.section),
						x("description", entry.summary),
						x("content:encoded", entry.html),
					]),
				),
			]),
		),
	);
}

/** The feed in Atom (RFC 4287). */
export function atomFeed(content: Content): string {
	const feed = feedOf(content);
	const self = absolute(announced.atom, feed.page);
	return xmlFile(
		x(
			"feed",
			{ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en-AU" },
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
					x("content", { type: "html" }, entry.html),
				]),
			),
		),
	);
}

/** The feed in JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(content: Content): string {
	const feed = feedOf(content);
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
			image: entry.picture,
			date_published: entry.published,
			date_modified: entry.changed,
			authors: [{ name: entry.author }],
			tags: [entry.section],
		})),
	};
	return `${JSON.stringify(value, null, "\t")}\n`;
}

const known = new WeakMap<Content, Feed>();

function feedOf(content: Content): Feed {
	const feed = known.get(content) ?? gather(content);
	known.set(content, feed);
	return feed;
}

function gather(content: Content): Feed {
	const { site, pages } = content;
	const entries = Array.from(sitePages(content).values())
		.filter((page): page is ArticlePageFacts => page.kind === "article")
		.slice(0, longestFeed)
		.map((page) => entryOf(page, content));
	return {
		title: `${pages.blog.head.title} | ${site.brand}`,
		description: pages.blog.head.description,
		page: absolute("/blog", site.url),
		changed: entries
			.map(({ changed }) => changed)
			.sort((a, b) => Date.parse(a) - Date.parse(b))
			.at(-1),
		brand: site.brand,
		icon: absolute("/icon-512.png", site.url),
		entries,
	};
}

function entryOf(page: ArticlePageFacts, content: Content): Entry {
	const { article, author } = page;
	const url = absolute(page.path, content.site.url);
	const published = melbourneTime(`${article.date}T00:00`);
	return {
		title: article.title,
		url,
		summary: article.summary,
		html: htmlOf(page, url, content),
		author: author?.name ?? content.site.brand,
		section: content.pages.blog.categories[article.category].name,
		published,
		changed: article.updated ? melbourneTime(`${article.updated}T00:00`) : published,
		picture: absolute(socialCardOf(page, content).address, url),
	};
}

/** An article's standfirst and text as HTML that stands by itself. */
function htmlOf({ article }: ArticlePageFacts, url: string, content: Content): string {
	const tree: Root = structuredClone(compiledArticle(article, content).tree);
	visit(tree, "element", (node) => {
		for (const name of ["href", "src"]) {
			const value = node.properties[name];
			if (typeof value === "string") {
				node.properties[name] = absolute(value, url);
			}
		}
		if (node.tagName === "habit-figure") {
			describeFigure(node);
		}
	});
	return `${toHtml({ type: "element", tagName: "p", properties: {}, children: [{ type: "text", value: article.standfirst }] })}\n${toHtml(tree)}`;
}

/** A figure is drawn by the site's own stylesheet: elsewhere its caption speaks for it. */
function describeFigure(node: Element): void {
	const figure = parseHabitFigure(String(node.properties.figure));
	node.tagName = "p";
	node.properties = {};
	const value = "caption" in figure ? figure.caption : "";
	node.children = [
		{ type: "element", tagName: "em", properties: {}, children: [{ type: "text", value }] },
	];
}
