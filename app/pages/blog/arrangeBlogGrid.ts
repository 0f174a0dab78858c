import type { Content } from "../../../content-model/index.ts";
import type { Article } from "../../site/articles.server.ts";

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
