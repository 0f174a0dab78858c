import { eventFilePath } from "../calendar/addresses.ts";
import { calendarFeed, eventFile } from "../calendar/eventFiles.server.ts";
import type { Content } from "../content/load.server.ts";
import { type FixedFile, fixedFiles } from "./addresses.ts";
import { atomFeed, jsonFeed, rssFeed } from "./feeds.server.ts";
import { icons } from "./icons.server.ts";
import { llmsText } from "./llmsText.server.ts";
import { webManifest } from "./manifest.server.ts";
import { openSearch } from "./openSearch.server.ts";
import { securityText } from "./securityText.server.ts";
import { robots, sitemap } from "./sitemap.server.ts";

/** Makes a file when it is asked for. */
type Maker = () => string | Promise<Uint8Array>;

const known = new WeakMap<Content, ReadonlyMap<string, Maker>>();

/** Every file of the site that is made from the content and is no page, picture or script, by its path. */
export function siteFiles(content: Content): ReadonlyMap<string, Maker> {
	const files = known.get(content) ?? list(content);
	known.set(content, files);
	return files;
}

function list(content: Content): ReadonlyMap<string, Maker> {
	const fixed: Record<FixedFile, Maker> = {
		...icons,
		"site.webmanifest": () => webManifest(content.site),
		"opensearch.xml": () => openSearch(content),
		"sitemap.xml": () => sitemap(content),
		"robots.txt": () => robots(content),
		"feed.xml": () => rssFeed(content),
		"atom.xml": () => atomFeed(content),
		"feed.json": () => jsonFeed(content),
		"llms.txt": () => llmsText(content),
		"events.ics": () => calendarFeed(content),
		".well-known/security.txt": () => securityText(content),
	};
	return new Map<string, Maker>([
		...fixedFiles.map((name): [string, Maker] => [`/${name}`, fixed[name]]),
		...content.events.map((event): [string, Maker] => [
			eventFilePath(event.slug),
			() => eventFile(event, content),
		]),
	]);
}
