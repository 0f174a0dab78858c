/** Files of `content/pages/` that are no page by themselves, or one that stands in no list. */
export const unlistedPages: readonly string[] = ["benefit", "error", "not-found", "share"];

/** Documents beside the pages: the one that shares articles, and what hosts answer with in trouble. */
export const unlistedDocuments: readonly string[] = ["/share", "/404", "/benefits/404", "/500"];

/** The address of a page, from the name of its file in `content/pages/`. */
export function fixedPath(name: string): string {
	return name === "home" ? "/" : `/${name}`;
}

/** The page of an article. */
export function articlePath(slug: string): string {
	return `/blog/${slug}`;
}

/** The file of a template of an article. */
export function templatePath(slug: string, name: string): string {
	return `${articlePath(slug)}/${name}.md`;
}

/** The page that lists the articles of a category, such as `/blog/category/training`. */
export function categoryPath(category: string): string {
	return `/blog/category/${category.toLowerCase()}`;
}

/** The page of a member of the team. @param slug of the person */
export function authorPath(slug: string): string {
	return `/team/${slug}`;
}

/** The page of a benefit. */
export function benefitPath(slug: string): string {
	return `/benefits/${slug}`;
}
