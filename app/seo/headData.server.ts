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
	const picture = { address: absolute(address, site.content.site.url), width, height, alt };
	const data = { path, title, description, picture, structuredData: structuredData(page, site) };
	if (page.kind !== "article") {
		return data;
	}
	const { date, changed, author, category } = page.article;
	const { signature } = author;
	const article = { published: date.iso, modified: changed, author: signature };
	return { ...data, article: { ...article, section: category.key } };
}
