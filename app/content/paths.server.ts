import type { Content } from "./load.server.ts";

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
];

/** The path of every page a visitor can reach. */
export function pagePaths(content: Content): string[] {
	return [
		...fixedPages,
		...content.articles.map(({ slug }) => `/blog/${slug}`),
		...content.benefits.map(({ slug }) => `/benefits/${slug}`),
	];
}
