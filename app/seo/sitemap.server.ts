import { x } from "xastscript";
import type { Content } from "../content/load.server.ts";
import type { Site } from "../site/site.server.ts";
import { absolute, searchPath } from "./addresses.ts";
import { xmlFile } from "./xml.server.ts";

/**
 * The sitemap (sitemaps.org, protocol 0.9). Only articles say when they changed: their files hold a
 * date, and a date made up for the others would teach search engines to ignore all of them.
 */
export function sitemap({ content, pages }: Site): string {
	return xmlFile(
		x(
			"urlset",
			{ xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" },
			Array.from(pages.values(), ({ path, changed }) =>
				x("url", [
					x("loc", absolute(path, content.site.url)),
					changed ? x("lastmod", changed) : null,
				]),
			),
		),
	);
}

/** Who may read the site: everyone, but results of searches are no pages of their own. */
export function robots({ site }: Content): string {
	return [
		"User-agent: *",
		"Allow: /",
		`Disallow: ${searchPath}?`,
		"",
		`Sitemap: ${absolute("/sitemap.xml", site.url)}`,
		"",
	].join("\n");
}
