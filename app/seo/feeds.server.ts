import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { x } from "xastscript";
import { findLatest, toMelbourneTime } from "../../content-model/index.ts";
import { blogPath, getFixedFilePath, toAbsoluteUrl } from "../../paths/index.ts";
import type { Article } from "../site/articles.server.ts";
import type { PageOf } from "../site/pages.server.ts";
import type { Site } from "../site/site.server.ts";
import { formatXml } from "./xml.server.ts";

/** Number of articles in a feed, the newest ones: about a year of them. */
const maxItems = 50;

/** The namespace of Media RSS, whose thumbnails readers show in RSS and Atom alike. */
const mediaModule = "http://search.yahoo.com/mrss/";

/** Creates feeds of the newest articles, in the three formats that feed readers know. */
export function createFeeds(site: Site): { rss: string; atom: string; json: string } {
	const feed = createFeed(site);
	return {
		rss: formatRss(feed),
		atom: formatAtom(feed),
		json: `${JSON.stringify(feed, null, "\t")}\n`,
	};
}

type Feed = ReturnType<typeof createFeed>;

/** Formats the feed in RSS 2.0, with text, author and image in the elements of the usual modules. */
function formatRss(feed: Feed): string {
	const modules = {
		"xmlns:atom": "http://www.w3.org/2005/Atom",
		"xmlns:content": "http://purl.org/rss/1.0/modules/content/",
		"xmlns:dc": "http://purl.org/dc/elements/1.1/",
		"xmlns:media": mediaModule,
	};
	const lastChanged = findLastChange(feed);
	const self = toAbsoluteUrl(getFixedFilePath("feed.xml"), feed.home_page_url);
	const items = feed.items.map((item) =>
		x("item", [
			x("title", item.title),
			x("link", item.url),
			x("guid", { isPermaLink: "true" }, item.id),
			x("pubDate", formatRfc822Date(item.date_published)),
			...item.authors.map(({ name }) => x("dc:creator", name)),
			...item.tags.map((tag) => x("category", tag)),
			x("description", item.summary),
			x("media:thumbnail", { url: item.image }),
			x("content:encoded", item.content_html),
		]),
	);
	const channel = x("channel", [
		x("title", feed.title),
		x("link", feed.home_page_url),
		x("description", feed.description),
		x("language", feed.language.toLowerCase()),
		lastChanged ? x("lastBuildDate", formatRfc822Date(lastChanged)) : null,
		x("atom:link", { rel: "self", type: "application/rss+xml", href: self }),
		...items,
	]);
	return formatXml(x("rss", { version: "2.0", ...modules }, channel));
}

/** Formats the feed in Atom (RFC 4287). */
function formatAtom(feed: Feed): string {
	const namespaces = { xmlns: "http://www.w3.org/2005/Atom", "xmlns:media": mediaModule };
	const self = toAbsoluteUrl(getFixedFilePath("atom.xml"), feed.home_page_url);
	const entries = feed.items.map((item) =>
		x("entry", [
			x("id", item.id),
			x("title", item.title),
			x("link", { rel: "alternate", type: "text/html", href: item.url }),
			x("published", item.date_published),
			x("updated", item.date_modified),
			...item.authors.map(({ name }) => x("author", [x("name", name)])),
			...item.tags.map((term) => x("category", { term })),
			x("summary", item.summary),
			x("media:thumbnail", { url: item.image }),
			x("content", { type: "html" }, item.content_html),
		]),
	);
	const head = [
		x("id", self),
		x("title", feed.title),
		x("subtitle", feed.description),
		// Atom insists on a date, even for an empty feed.
		x("updated", findLastChange(feed) ?? "1970-01-01T00:00:00Z"),
		x("link", { rel: "self", type: "application/atom+xml", href: self }),
		x("link", { rel: "alternate", type: "text/html", href: feed.home_page_url }),
		x("icon", feed.icon),
		...feed.authors.map(({ name }) => x("author", [x("name", name)])),
	];
	return formatXml(x("feed", { ...namespaces, "xml:lang": feed.language }, head, entries));
}

/** Creates the feed as JSON Feed 1.1 has it, from which the other formats are written. */
function createFeed({ content, pages: pageIndex }: Site) {
	const { settings, pages } = content;
	const articles = Array.from(pageIndex.values()).filter((page) => page.kind === "article");
	return {
		version: "https://jsonfeed.org/version/1.1",
		title: `${pages.blog.head.title} | ${settings.brand}`,
		home_page_url: toAbsoluteUrl(blogPath, settings.url),
		feed_url: toAbsoluteUrl(getFixedFilePath("feed.json"), settings.url),
		description: pages.blog.head.description,
		icon: toAbsoluteUrl(getFixedFilePath("icon-512.png"), settings.url),
		authors: [{ name: settings.brand }],
		language: "en-AU",
		items: articles.slice(0, maxItems).map((page) => createItem(page, settings.url)),
	};
}

/** Creates the item of an article. Its URL is its permanent id; its times are midnight in Melbourne. */
function createItem({ path, article, socialImage }: PageOf<"article">, siteUrl: string) {
	const url = toAbsoluteUrl(path, siteUrl);
	return {
		id: url,
		url,
		title: article.title,
		summary: article.summary,
		content_html: renderHtml(article, url),
		image: toAbsoluteUrl(socialImage.path, url),
		date_published: toMelbourneTime(`${article.date.iso}T00:00`),
		date_modified: toMelbourneTime(`${article.changed}T00:00`),
		authors: [{ name: article.author.signature }],
		tags: [article.category.name],
	};
}

/** Finds the last change of the feed; nothing while it is empty. The same in every build of the same content. */
function findLastChange({ items }: Feed): string | undefined {
	return findLatest(items.map(({ date_modified }) => date_modified));
}

/**
 * Formats a time as RSS writes it (RFC 822, with a year of four digits). It keeps its UTC offset, so
 * that a reader abroad sees the article's own day: Tue, 28 Oct 2025 00:00:00 +1100.
 */
function formatRfc822Date(time: string): string {
	const [, clock, offset = ""] = time.match(/^(.+)([+-]\d\d:\d\d)$/) ?? [];
	return new Date(`${clock}Z`).toUTCString().replace("GMT", offset.replace(":", ""));
}

/** Renders an article's standfirst and text as standalone HTML. */
function renderHtml(article: Article, url: string): string {
	const tree: Root = structuredClone(article.tree);
	visit(tree, "element", (node) => {
		if (node.tagName === "picture") {
			// Readers take one URL, and its size.
			Object.assign(node, node.children.at(-1));
		}
		for (const name of ["href", "src"]) {
			const value = node.properties[name];
			if (typeof value === "string") {
				node.properties[name] = toAbsoluteUrl(value, url);
			}
		}
		if (node.tagName === "habit-figure") {
			// The site's own stylesheet draws the figure: elsewhere the caption replaces it.
			Object.assign(node, h("p", h("em", node.data?.figure?.caption ?? "")));
		}
	});
	return toHtml([h("p", article.standfirst), { type: "text", value: "\n" }, ...tree.children]);
}
