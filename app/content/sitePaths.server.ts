import { siteFiles } from "../seo/siteFiles.server.ts";
import { sharePath } from "../share/address.ts";
import type { Content } from "./load.server.ts";
import { pagePaths } from "./paths.server.ts";

/** Documents that hosts answer with when something is wrong. No link leads there. */
const errorDocuments = ["/404", "/benefits/404", "/500"];

/** Everything the build renders: pages, the one that shares articles, error documents, files made from the content. */
export function sitePaths(content: Content): string[] {
	return [...pagePaths(content), sharePath, ...errorDocuments, ...siteFiles(content).keys()];
}
