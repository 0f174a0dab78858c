/**
 * Notes in content/published.txt every address of the site as it stands. Run by a person after a
 * launch: `node scripts/record-published.ts`. From then on the build names each of these addresses
 * that loses its page without a redirect. Addresses recorded earlier and redirected since stay noted.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createSite } from "../app/site/site.server.ts";
import { ContentError, formatPublishedRecord } from "../content-model/index.ts";
import { projectFolder } from "../machine/files.ts";

process.chdir(projectFolder);
const record = "content/published.txt";
try {
	const { pages } = await createSite(projectFolder);
	const recordedPaths = readFileSync(record, "utf8")
		.split("\n")
		.filter((line) => line.startsWith("/"));
	const paths = new Set([...recordedPaths, ...pages.keys()]);
	writeFileSync(record, formatPublishedRecord([...paths]));
	console.log(`${record} now holds ${paths.size} addresses.`);
} catch (error) {
	if (!(error instanceof ContentError)) {
		throw error;
	}
	console.error(error.message);
	process.exit(1);
}
