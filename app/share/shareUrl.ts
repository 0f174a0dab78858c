import { sharePath } from "../../paths/index.ts";

/** The fields of an article that the page needs. */
export interface SharedArticle {
	slug: string;
	title: string;
}

/** Returns the path of an article's link to the share page. */
export function getShareUrl(slug: string): string {
	return `${sharePath}?article=${slug}`;
}

/**
 * Finds the article named by a URL.
 * @param query the URL from its question mark on.
 * @param articles those that may be shared; a slug that names none of them gives nothing.
 */
export function findSharedArticle<Article extends SharedArticle>(
	query: string,
	articles: readonly Article[],
): Article | undefined {
	const slugs = new URLSearchParams(query).getAll("article");
	return slugs.length === 1 ? articles.find(({ slug }) => slug === slugs[0]) : undefined;
}

/**
 * Creates a `mailto:` link that shares a URL.
 * @param title becomes its subject.
 * @param url becomes its text.
 */
export function createMailtoHref(title: string, url: string): string {
	return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}
