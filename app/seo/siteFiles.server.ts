import { x } from "xastscript";
import {
	type FixedFile,
	fixedFiles,
	getFixedFilePath,
	getMarkdownPath,
	getWorksheetPath,
	searchPath,
	toAbsoluteUrl,
} from "../../paths/index.ts";
import { formatCalendarFeed, formatEventFile } from "../calendar/eventFiles.server.ts";
import { parseParagraph } from "../site/plainText.server.ts";
import type { Site } from "../site/site.server.ts";
import { listWordFiles } from "../word/wordFiles.server.ts";
import { createFeeds } from "./feeds.server.ts";
import { listIcons } from "./icons.server.ts";
import { formatXml } from "./xml.server.ts";

type FileData = string | Uint8Array;

/** Makes a file. */
export type MakeFile = () => FileData | Promise<FileData>;

/**
 * Lists every file of the site that is made of the content alone, other than pages, pictures and social images, by
 * path.
 */
export function listSiteFiles(site: Site): Map<string, MakeFile> {
	const { content, mark } = site;
	let feeds: ReturnType<typeof createFeeds> | undefined;
	const getFeeds = () => (feeds ??= createFeeds(site));
	const fixed: Record<FixedFile, MakeFile> = {
		...listIcons(mark, content.settings.colours),
		"site.webmanifest": () => formatWebManifest(content),
		"sitemap.xml": () => formatSitemap(site),
		"robots.txt": () => formatRobots(content),
		"feed.xml": () => getFeeds().rss,
		"atom.xml": () => getFeeds().atom,
		"feed.json": () => getFeeds().json,
		"llms.txt": () => formatLlmsText(site),
		"events.ics": () => formatCalendarFeed(site),
		".well-known/security.txt": () => formatSecurityText(content),
	};
	const files = new Map<string, MakeFile>(listWordFiles(site));
	for (const name of fixedFiles) {
		files.set(getFixedFilePath(name), fixed[name]);
	}
	for (const event of site.events) {
		files.set(event.calendarPath, () => formatEventFile(event, site));
	}
	for (const { slug, worksheets } of site.articles) {
		for (const { name, markdown } of worksheets) {
			files.set(getWorksheetPath(slug, name, "md"), () => markdown);
		}
	}
	for (const [path, drawing] of site.drawings) {
		files.set(path, () => drawing);
	}
	return files;
}

/** Formats the web app manifest, for a site that a visitor has added to a home screen. */
function formatWebManifest({ settings: { brand, tagline, colours } }: Site["content"]): string {
	const [{ hex: ground }] = colours.tokens.ground;
	const manifest = {
		name: brand,
		short_name: brand,
		description: tagline,
		lang: "en-AU",
		start_url: "/",
		background_color: ground,
		theme_color: ground,
		icons: ([192, 512] as const).map((size) => ({
			src: getFixedFilePath(`icon-${size}.png`),
			sizes: `${size}x${size}`,
			type: "image/png",
			purpose: "any maskable",
		})),
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}

/**
 * Formats the sitemap (sitemaps.org, protocol 0.9). Only articles give the day on which they changed: one
 * made up for the others would teach search engines to ignore all of them.
 */
function formatSitemap({ content, pages }: Site): string {
	const urls = Array.from(pages.values(), ({ path, changed }) =>
		x("url", [
			x("loc", toAbsoluteUrl(path, content.settings.url)),
			changed ? x("lastmod", changed) : null,
		]),
	);
	return formatXml(x("urlset", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, urls));
}

/** Formats the text of robots.txt: everything may be crawled except search results. */
function formatRobots({ settings }: Site["content"]): string {
	return `User-agent: *
Allow: /
Disallow: ${searchPath}?

Sitemap: ${toAbsoluteUrl(getFixedFilePath("sitemap.xml"), settings.url)}
`;
}

/** Formats the text of security.txt: the contact for vulnerabilities, and its expiry (RFC 9116). */
function formatSecurityText({ settings }: Site["content"]): string {
	return `Contact: mailto:${settings.contact.email}
Expires: ${settings.securityExpires}T00:00:00Z
Preferred-Languages: en
Canonical: ${toAbsoluteUrl(getFixedFilePath(".well-known/security.txt"), settings.url)}
`;
}

/**
 * Formats the text of llms.txt, the guide for assistants (llmstxt.org): a summary, then every page with the URL of
 * its Markdown and a description.
 */
function formatLlmsText({ content, pages: pageIndex }: Site): string {
	const { settings, pages } = content;
	const lede = parseParagraph(pages.home.hero.lede, settings).map(({ text }) => text);
	const formatList = (...kinds: string[]) =>
		kinds
			.flatMap((kind) => Array.from(pageIndex.values()).filter((page) => page.kind === kind))
			.map(({ path, title, description }) => {
				const label = title.replace(/[[\]\\]/g, "\\$&");
				return `- [${label}](${toAbsoluteUrl(getMarkdownPath(path), settings.url)}): ${description}`;
			})
			.join("\n");
	// The format lets a reader in a hurry skip what is under “Optional”.
	return `# ${settings.brand}

> ${settings.mission}

${lede.join("")}

## Pages

${formatList("page")}

## Articles

${formatList("article")}

## Optional

${formatList("category", "author", "benefit")}
`;
}
