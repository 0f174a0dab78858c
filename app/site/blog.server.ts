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

/**
 * Arranges the articles of the blog's grid, newest first: all but the featured one and those left out. Pinned
 * ones keep their own order, and the others are placed before the first older one.
 */
export function arrangeBlogGrid(
	{ featured, grid }: Content["pages"]["blog"],
	articles: readonly Article[],
): Article[] {
	const pinned = grid.pinned.flatMap((name) => articles.find(({ slug }) => slug === name) ?? []);
	const excludedSlugs = [featured.article, ...grid.leaveOut, ...grid.pinned];
	// Oldest first, so that of several before the same pinned one the newest is the first.
	for (const article of articles.toReversed().filter(({ slug }) => !excludedSlugs.includes(slug))) {
		const index = pinned.findIndex(({ date }) => date.iso <= article.date.iso);
		pinned.splice(index < 0 ? pinned.length : index, 0, article);
	}
	return pinned;
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
