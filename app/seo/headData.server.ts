import type { Content } from "../content/load.server.ts";
import { socialCardOf } from "../social/cards.server.ts";
import { absolute } from "./addresses.ts";
import { type SitePage, sitePages } from "./sitePages.server.ts";
import { structuredData } from "./structuredData.server.ts";

/** What the head of a page says beside its title and description. */
export interface HeadData {
	/** Shown where the page's address is shared. */
	picture: { address: string; width: number; height: number; alt: string };
	/** For articles only. */
	article?: { published: string; modified: string; author: string; section: string };
	/** Structured data as JSON, safe inside a script element. */
	structuredData: string;
}

/**
 * The head's data for the page at a path.
 * @returns nothing for a path that is no page, such as that of an error document.
 */
export function headData(path: string, content: Content): HeadData | undefined {
	const page = sitePages(content).get(path);
	if (!page) {
		return;
	}
	const { address, width, height, alt } = socialCardOf(page, content);
	return {
		picture: { address: absolute(address, content.site.url), width, height, alt },
		...(page.kind === "article" && { article: articleFacts(page, content) }),
		structuredData: structuredData(page, content),
	};
}

function articleFacts(page: Extract<SitePage, { kind: "article" }>, { site }: Content) {
	const { date, updated = date, category } = page.article;
	return {
		published: date,
		modified: updated,
		author: page.author?.name ?? site.brand,
		section: category,
	};
}
