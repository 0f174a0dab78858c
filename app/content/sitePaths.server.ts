import { siteFiles } from "../seo/siteFiles.server.ts";
import { drawCovers } from "./covers.server.ts";
import type { Content } from "./load.server.ts";
import { pagePaths } from "./paths.server.ts";
import { drawPortraits } from "./portraits.server.ts";

/** Documents that hosts answer with when something is wrong. No link leads there. */
const errorDocuments = ["/404", "/benefits/404", "/500"];

/** Everything the build renders: pages, error documents, files made from the content and drawn files. */
export function sitePaths(content: Content): string[] {
	return [
		...pagePaths(content),
		...errorDocuments,
		...siteFiles(content).keys(),
		...Array.from(drawCovers(content).files.keys(), (file) => `/assets/covers/${file}`),
		...Array.from(drawPortraits(content).files.keys(), (file) => `/assets/portraits/${file}`),
	];
}
