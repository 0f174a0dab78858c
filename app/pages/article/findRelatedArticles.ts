/** The fields by which two articles are compared. */
interface Comparable {
	slug: string;
	category: { key: string };
	/** The day of the article, as ISO 8601 writes it. */
	date: { iso: string };
}

/** Number of related articles. */
const relatedCount = 3;

/**
 * Finds the articles most like one: of the same category first, then those nearest in date, the later one of
 * two equally near.
 */
export function findRelatedArticles<Other extends Comparable>(
	article: Other,
	articles: readonly Other[],
): Other[] {
	const day = Date.parse(article.date.iso);
	const others = articles
		.filter(({ slug }) => slug !== article.slug)
		.map((other) => {
			const categoryRank = other.category.key === article.category.key ? 0 : 1;
			const later = Date.parse(other.date.iso) - day;
			return { other, categoryRank, distance: Math.abs(later), later };
		})
		.sort(
			(a, b) => a.categoryRank - b.categoryRank || a.distance - b.distance || b.later - a.later,
		);
	return others.slice(0, relatedCount).map(({ other }) => other);
}
