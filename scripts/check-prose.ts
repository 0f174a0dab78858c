/**
 * Reads every word of `content/` as an editor would: banned words and phrases, typos,
 * URLs, the shape of each article, passages that two articles share. Prints each place with its
 * remedy and ends with status 1 if there is one. A step of `npm test`; alone: `npm run prose`.
 *
 * Spelling is cspell's work (`npm run spelling`); fields and references are checked by every build.
 */

import { readContentFiles } from "../content-model/index.ts";
import { projectFolder } from "../machine/files.ts";
import { checkProse } from "../proofreading/checkProse.ts";
import { formatFinding } from "../proofreading/finding.ts";

const files = readContentFiles(projectFolder);
const findings = checkProse(files);

for (const finding of findings) {
	console.error(`${formatFinding(finding)}\n`);
}
console.log(`${files.length} files, ${findings.length} problems.`);
process.exitCode = findings.length > 0 ? 1 : 0;
