import { toAbsoluteUrl } from "../../paths/index.ts";
import type { HeadData } from "../site/pageContext.ts";
import type { SitePage } from "../site/pages.server.ts";
import type { Site } from "../site/site.server.ts";
import { createStructuredData } from "./structuredData.server.ts";

/** Creates the data of a page's head. */
export function createHeadData(page: SitePage, site: Site): HeadData {
	const { path, title, description, socialImage } = page;
	return {
		path,
		title,
		description,
		image: {
			"og:image": toAbsoluteUrl(socialImage.path, site.content.settings.url),
			"og:image:width": String(socialImage.width),
			"og:image:height": String(socialImage.height),
			"og:image:alt": socialImage.alt,
		},
		article:
			page.kind === "article"
				? {
						"article:published_time": page.article.date.iso,
						"article:modified_time": page.article.changed,
						"article:author": page.article.author.signature,
						"article:section": page.article.category.key,
					}
				: undefined,
		structuredData: createStructuredData(page, site),
	};
}
