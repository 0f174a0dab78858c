import { getFixedFilePath, searchPath, toAbsoluteUrl } from "../../paths/index.ts";
import type { Site } from "../site/site.server.ts";

/** Formats the text of robots.txt: everything may be crawled except search results. */
export function formatRobots({ settings }: Site["content"]): string {
	return `User-agent: *
Allow: /
Disallow: ${searchPath}?

Sitemap: ${toAbsoluteUrl(getFixedFilePath("sitemap.xml"), settings.url)}
`;
}
