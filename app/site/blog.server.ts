import type { Content } from "../../content-model/index.ts";
import { blogPath, getCategoryPath } from "../../paths/index.ts";
import type { Article } from "./articles.server.ts";

/** A link to the articles of a category, or to all. */
export interface CategoryLink {
	label: string;
	href: string;
	/** Whether it leads to the current page. */
	current: boolean;
}

/** Creates links to all articles and to each category that has some. @param currentKey key of the page's own category */
export function createCategoryLinks(
	{ categories, filter }: Content["pages"]["blog"],
	articles: readonly Article[],
	currentKey?: string,
): CategoryLink[] {
	const used = new Set(articles.map(({ category }) => category.key));
	return [
		{ label: filter.all, href: blogPath, current: currentKey === undefined },
		...Object.entries(categories)
			.filter(([key]) => used.has(key) || key === currentKey)
			.map(([key, { name }]) => ({
				label: name,
				href: getCategoryPath(key),
				current: key === currentKey,
			})),
	];
}
