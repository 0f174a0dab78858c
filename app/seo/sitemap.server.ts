import { x } from "xastscript";
import { toAbsoluteUrl } from "../../paths/index.ts";
import type { Site } from "../site/site.server.ts";
import { formatXml } from "./xml.server.ts";

/**
 * Formats the sitemap (sitemaps.org, protocol 0.9). Only articles give the day on which they changed: one
 * made up for the others would teach search engines to ignore all of them.
 */
export function formatSitemap({ content, pages }: Site): string {
	const urls = Array.from(pages.values(), ({ path, changed }) =>
		x("url", [
			x("loc", toAbsoluteUrl(path, content.settings.url)),
			changed ? x("lastmod", changed) : null,
		]),
	);
	return formatXml(x("urlset", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, urls));
}
