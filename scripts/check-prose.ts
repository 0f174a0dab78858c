/**
 * Reads every word of `content/` as an editor would: banned words and phrases, slips of the pen,
 * addresses, the shape of each article, passages that two articles share. Prints each place with its
 * remedy and ends with status 1 if there is one. A step of `npm test`; alone: `npm run prose`.
 *
 * Spelling is cspell's work (`npm run spelling`); fields and references are checked by every build.
 */

import { readContentFiles, readTexts } from "../content-model/index.ts";
import { projectFolder } from "../machine/files.ts";
import { formatFinding } from "../prose/finding.ts";
import { findRepeatedPassages } from "../prose/repeats.ts";
import { checkArticleShape } from "../prose/shape.ts";
import { findBadUrls } from "../prose/urls.ts";
import { findBannedWords, findTypos, isOwnText } from "../prose/words.ts";

const files = readContentFiles(projectFolder);
const articles = files.filter(({ file }) => file.startsWith("content/articles/"));
const texts = files.flatMap(readTexts);
const ownTexts = texts.filter(isOwnText);

const findings = [
	...ownTexts.flatMap(findBannedWords),
	...ownTexts.flatMap(findTypos),
	...texts.flatMap(findBadUrls),
	...articles.flatMap(checkArticleShape),
	...findRepeatedPassages(articles),
];

for (const finding of findings) {
	console.error(`${formatFinding(finding)}\n`);
}
console.log(`${ownTexts.length} texts in ${files.length} files, ${findings.length} problems.`);
process.exitCode = findings.length > 0 ? 1 : 0;
