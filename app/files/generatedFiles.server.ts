import {
	type FixedFile,
	fixedFiles,
	getFixedFilePath,
	getWorksheetPath,
} from "../../paths/index.ts";
import { formatCalendarFeed, formatEventFile } from "../calendar/eventFiles.server.ts";
import { createFeeds } from "../seo/feeds.server.ts";
import { formatLlmsText } from "../seo/llmsText.server.ts";
import { formatRobots } from "../seo/robots.server.ts";
import { formatSitemap } from "../seo/sitemap.server.ts";
import type { Site } from "../site/site.server.ts";
import { listWordFiles } from "../word/listWordFiles.server.ts";
import { listIcons } from "./icons.server.ts";
import { formatSecurityText } from "./securityText.server.ts";
import { formatWebManifest } from "./webManifest.server.ts";

type FileData = string | Uint8Array;

/** Makes a file. */
export type MakeFile = () => FileData | Promise<FileData>;

/**
 * Lists every file of the site that is made of the content alone, other than pages, pictures and social images, by
 * path.
 */
export function listGeneratedFiles(site: Site): Map<string, MakeFile> {
	const { content, logo } = site;
	let feeds: ReturnType<typeof createFeeds> | undefined;
	const getFeeds = () => (feeds ??= createFeeds(site));
	const fixed: Record<FixedFile, MakeFile> = {
		...listIcons(logo, content.settings.colours),
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
