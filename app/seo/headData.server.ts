import type { SitePage } from "../site/pages.server.ts";
import type { Site } from "../site/site.server.ts";
import { absolute } from "./addresses.ts";
import { structuredData } from "./structuredData.server.ts";

/** What the head of a page says. */
export type HeadData = ReturnType<typeof headData>;

/** The data of a page's head. */
export function headData(page: SitePage, site: Site) {
	const { path, title, description, socialImage } = page;
	return {
		path,
		title,
		description,
		/** Shown where the page's address is shared: properties of the Open Graph protocol. */
		image: {
			"og:image": absolute(socialImage.address, site.content.site.url),
			"og:image:width": String(socialImage.width),
			"og:image:height": String(socialImage.height),
			"og:image:alt": socialImage.alt,
		},
		/** More such properties, for articles only. */
		article:
			page.kind === "article"
				? {
						"article:published_time": page.article.date.iso,
						"article:modified_time": page.article.changed,
						"article:author": page.article.author.signature,
						"article:section": page.article.category.key,
					}
				: undefined,
		/** As JSON, safe inside a script element. */
		structuredData: structuredData(page, site),
	};
}
