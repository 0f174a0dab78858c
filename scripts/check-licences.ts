/**
 * Checks the packages that the project uses: no licence beyond those in `scripts/licences/licences.ts`,
 * stricter for those that the last build (BUILD_DIRECTORY, `dist`) ships, and no known issue of severity high
 * or above: `npm run licences`. Ends with status 1 on an issue, and where the registry does not answer
 * `npm audit`. With `--audit-optional`, as in `npm test`, that alone does not fail: no change of the project
 * may turn red because a registry is silent.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseNotices } from "../build/notices.ts";
import { openBuild } from "../deploy/buildFolder.ts";
import { projectFolder } from "../machine/files.ts";
import { noticesPath } from "../paths/index.ts";
import { findLicenceIssues, findSevereVulnerabilities, summarise } from "./licences/licences.ts";

const { stdout } = spawnSync("npm", ["audit", "--json", "--fetch-retries=0"], {
	cwd: projectFolder,
	encoding: "utf8",
	timeout: 60_000,
	maxBuffer: 67_108_864,
});
const vulnerabilities = findSevereVulnerabilities(stdout ?? "");
const { root } = openBuild(process.env.BUILD_DIRECTORY || "dist");
const notices = readFileSync(join(root, noticesPath), "utf8");
const licenceIssues = await findLicenceIssues(projectFolder, parseNotices(notices));
for (const issue of [...licenceIssues, ...(vulnerabilities ?? [])]) {
	console.error(issue);
}
const isAuditOptional = process.argv.includes("--audit-optional");
const { text, isPassed } = summarise(licenceIssues, vulnerabilities, isAuditOptional);
console.log(text);
process.exitCode = isPassed ? 0 : 1;
