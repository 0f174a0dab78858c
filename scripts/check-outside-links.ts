/**
 * Checks that every outside URL of the content still answers: `npm run outside-links`. Ends with status 1
 * where one does not. Not a part of `npm test`, which runs without a network:
 * .github/workflows/outside-links.yml runs it once a week.
 */

import { readContentFiles } from "../content-model/index.ts";
import { projectFolder } from "../machine/files.ts";
import { checkLinks, listOutsideUrls } from "./links/outside.ts";

const urls = listOutsideUrls(readContentFiles(projectFolder).map(({ text }) => text));
const answers = await checkLinks(urls);
for (const { url, issue, isUnsure } of answers) {
	if (issue) {
		console.log(`${isUnsure ? "Check manually" : "Gone"}: ${url} (${issue})`);
	}
}
const brokenLinks = answers.filter(({ issue, isUnsure }) => issue && !isUnsure);
console.log(`${urls.length} outside URLs, ${brokenLinks.length} gone.`);
process.exitCode = brokenLinks.length > 0 ? 1 : 0;
