import type { ArticleEntry } from "./load.server.ts";

/** The page that lists the articles of a category, such as `/blog/category/training`. */
export function categoryPath(category: ArticleEntry["category"]): string {
	return `/blog/category/${category.toLowerCase()}`;
}

/** The page of a member of the team. @param slug of the person */
export function authorPath(slug: string): string {
	return `/team/${slug}`;
}
