import { sharePath } from "../../paths/index.ts";

/** What the page needs to know of an article. */
export interface SharedArticle {
	slug: string;
	title: string;
}

/** Where an article's link to the page leads. */
export function getShareUrl(slug: string): string {
	return `${sharePath}?article=${slug}`;
}

/**
 * The article named by a URL.
 * @param query the address from its question mark on.
 * @param articles all articles; other values are ignored.
 */
export function findSharedArticle<Article extends SharedArticle>(
	query: string,
	articles: readonly Article[],
): Article | undefined {
	const slugs = new URLSearchParams(query).getAll("article");
	return slugs.length === 1 ? articles.find(({ slug }) => slug === slugs[0]) : undefined;
}

/**
 * A `mailto:` link that shares a URL.
 * @param title becomes its subject.
 * @param address becomes its text.
 */
export function createMailtoHref(title: string, address: string): string {
	return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}
