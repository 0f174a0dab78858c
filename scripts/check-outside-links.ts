/**
 * Asks every outside address of the content whether it still answers: `npm run outside-links`. Ends
 * with status 1 where one does not. Not a part of `npm test`, which runs without a network:
 * .github/workflows/outside-links.yml runs it once a week.
 */
import { projectFolder } from "../deploy/buildFolder.ts";
import { contentFiles } from "./content/values.ts";
import { askAddress, outsideAddresses } from "./links/outside.ts";

const addresses = outsideAddresses(contentFiles(projectFolder).map(({ text }) => text));
// Sites of others: one request at a time is polite, and quick enough for once a week.
let gone = 0;
for (const address of addresses) {
	const { issue, isUnsure } = await askAddress(address);
	if (issue) {
		gone += isUnsure ? 0 : 1;
		console.log(`${isUnsure ? "Look yourself" : "Gone"}: ${address} (${issue})`);
	}
}
console.log(`${addresses.length} outside addresses, ${gone} gone.`);
process.exitCode = gone > 0 ? 1 : 0;
