import { eventFilePath } from "../calendar/addresses.ts";
import { calendarFeed, eventFile } from "../calendar/eventFiles.server.ts";
import { templatePath } from "../content/paths.ts";
import type { Site } from "../site/site.server.ts";
import type { FixedFile } from "./addresses.ts";
import { feeds } from "./feeds.server.ts";
import { icons } from "./icons.server.ts";
import { llmsText } from "./llmsText.server.ts";
import { webManifest } from "./manifest.server.ts";
import { openSearch } from "./openSearch.server.ts";
import { securityText } from "./securityText.server.ts";
import { robots, sitemap } from "./sitemap.server.ts";

/** Every file of the site that is made from the content and is no page, picture or script, by its path. */
export async function siteFiles(site: Site): Promise<Map<string, string | Uint8Array>> {
	const { content, mark } = site;
	const { rss, atom, json } = feeds(site);
	const fixed: Record<FixedFile, string | Uint8Array> = {
		...(await icons(mark, content.site.colours)),
		"site.webmanifest": webManifest(content.site),
		"opensearch.xml": openSearch(content),
		"sitemap.xml": sitemap(site),
		"robots.txt": robots(content),
		"feed.xml": rss,
		"atom.xml": atom,
		"feed.json": json,
		"llms.txt": llmsText(site),
		"events.ics": calendarFeed(content),
		".well-known/security.txt": securityText(content),
	};
	return new Map([
		...Object.entries(fixed).map(([name, file]) => [`/${name}`, file] as const),
		...content.events.map(
			(event) => [eventFilePath(event.slug), eventFile(event, content)] as const,
		),
		...site.articles.flatMap(({ slug, templates }) =>
			templates.map(({ name, markdown }) => [templatePath(slug, name), markdown] as const),
		),
		...site.drawings,
	]);
}
