/**
 * Checks that every outside URL of the content still answers: `npm run outside-links`. Ends with status 1
 * where one does not. Not a part of `npm test`, which runs without a network:
 * .github/workflows/outside-links.yml runs it once a week.
 */

import { readContentFiles } from "../content-model/index.ts";
import { projectFolder } from "../machine/files.ts";
import { checkLinks, listOutsideUrls } from "./links/outside.ts";

const addresses = listOutsideUrls(readContentFiles(projectFolder).map(({ text }) => text));
const answers = await checkLinks(addresses);
for (const { address, issue, isUnsure } of answers) {
	if (issue) {
		console.log(`${isUnsure ? "Check manually" : "Gone"}: ${address} (${issue})`);
	}
}
const brokenLinks = answers.filter(({ issue, isUnsure }) => issue && !isUnsure);
console.log(`${addresses.length} outside addresses, ${brokenLinks.length} gone.`);
process.exitCode = brokenLinks.length > 0 ? 1 : 0;
