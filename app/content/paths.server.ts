import { authorPath, categoryPath } from "./entryPaths.ts";
import { categories } from "./schemas/collections.ts";

/** Pages whose path is fixed, in the order of the route table. */
const fixedPages = [
	"/",
	"/strategy",
	"/platform",
	"/training",
	"/solutions",
	"/pricing",
	"/team",
	"/blog",
	"/events",
	"/about-us",
	"/partner-referral-agreement",
	"/contact-us",
	"/privacy",
	"/terms-of-use",
	"/search",
];

/** Collections whose entries have pages of their own. */
interface NamedPages {
	articles: readonly { slug: string }[];
	team: readonly { slug: string }[];
	benefits: readonly { slug: string }[];
}

/** The path of every page a visitor can reach; articles last, for there may be thousands. */
export function pagePaths({ articles, team, benefits }: NamedPages): string[] {
	return [
		...fixedPages,
		...categories.map(categoryPath),
		...team.map(({ slug }) => authorPath(slug)),
		...benefits.map(({ slug }) => `/benefits/${slug}`),
		...articles.map(({ slug }) => `/blog/${slug}`),
	];
}
