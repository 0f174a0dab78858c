/** The fields of an article that the page needs. */
export interface SharedArticle {
	slug: string;
	title: string;
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
