import { drawCovers } from "./covers.server.ts";
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

/** Documents that hosts answer with when something is wrong. No link leads there. */
const errorDocuments = ["/404", "/benefits/404", "/500"];

/** The path of every page a visitor can reach. */
export function pagePaths(content: Content): string[] {
	return [
		...fixedPages,
		...content.articles.map(({ slug }) => `/blog/${slug}`),
		...content.benefits.map(({ slug }) => `/benefits/${slug}`),
	];
}

/** Everything the build renders: pages, error documents and drawn files. */
export function sitePaths(content: Content): string[] {
	return [
		...pagePaths(content),
		...errorDocuments,
		...Array.from(drawCovers(content).files.keys(), (file) => `/assets/covers/${file}`),
	];
}
