import type { SitePage } from "../site/pages.server.ts";
import type { Site } from "../site/site.server.ts";
import { absolute } from "./addresses.ts";
import { structuredData } from "./structuredData.server.ts";

/** What the head of a page says. */
export interface HeadData extends Pick<SitePage, "path" | "title" | "description"> {
	/** Shown where the page's address is shared. */
	picture: { address: string; width: number; height: number; alt: string };
	/** For articles only. */
	article?: { published: string; modified: string; author: string; section: string };
	/** Structured data as JSON, safe inside a script element. */
	structuredData: string;
}

/** The data of a page's head. */
export function headData(page: SitePage, site: Site): HeadData {
	const { path, title, description, socialImage } = page;
	const { address, width, height, alt } = socialImage;
	return {
		path,
		title,
		description,
		picture: { address: absolute(address, site.content.site.url), width, height, alt },
		...(page.kind === "article" && { article: articleFacts(page) }),
		structuredData: structuredData(page, site),
	};
}

function articleFacts({ article }: Extract<SitePage, { kind: "article" }>) {
	const { date, changed, author, category } = article;
	return {
		published: date.iso,
		modified: changed,
		author: author.signature,
		section: category.key,
	};
}
