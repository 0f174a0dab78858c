/**
 * Checks the packages that the project uses: no licence beyond those in `scripts/licences/licences.ts`,
 * stricter for those that the last build (BUILD_DIRECTORY, `dist`) ships, and no known issue of severity high
 * or above: `npm run licences`. Where the registry does not answer `npm audit`, one line says so and only the
 * licences count. Ends with status 1 on an issue.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseNotices } from "../build/notices.ts";
import { openBuild } from "../deploy/buildFolder.ts";
import { projectFolder } from "../machine/files.ts";
import { noticesPath } from "../paths/index.ts";
import { findLicenceIssues, findSevereVulnerabilities } from "./licences/licences.ts";

const { stdout } = spawnSync("npm", ["audit", "--json", "--fetch-retries=0"], {
	cwd: projectFolder,
	encoding: "utf8",
	timeout: 60_000,
	maxBuffer: 67_108_864,
});
const vulnerabilities = findSevereVulnerabilities(stdout ?? "");
if (vulnerabilities === undefined) {
	console.log("Vulnerabilities were not checked: the registry does not answer npm audit.");
}
const { root } = openBuild(process.env.BUILD_DIRECTORY || "dist");
const notices = readFileSync(join(root, noticesPath), "utf8");
const issues = [
	...(await findLicenceIssues(projectFolder, parseNotices(notices))),
	...(vulnerabilities ?? []),
];
for (const issue of issues) {
	console.error(issue);
}
console.log(`Licences and known issues of the packages: ${issues.length} problems.`);
process.exitCode = issues.length > 0 ? 1 : 0;
