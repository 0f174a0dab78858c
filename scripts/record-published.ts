/**
 * Records every path of the site in content/published.txt: `npm run published`, after a launch. From then
 * on the build names each of these paths that loses its page without a redirect. Paths recorded earlier
 * and redirected since stay recorded.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createSite } from "../app/site/site.server.ts";
import { formatPublishedRecord } from "../content-model/index.ts";
import { projectFolder } from "../machine/files.ts";
import { printError } from "../machine/printError.ts";

process.chdir(projectFolder);
const record = "content/published.txt";
try {
	const { pages } = await createSite(projectFolder);
	const recordedPaths = readFileSync(record, "utf8")
		.split("\n")
		.filter((line) => line.startsWith("/"));
	const paths = new Set([...recordedPaths, ...pages.keys()]);
	writeFileSync(record, formatPublishedRecord([...paths]));
	console.log(`${record} now holds ${paths.size} paths.`);
} catch (error) {
	printError(error);
	process.exit(1);
}
