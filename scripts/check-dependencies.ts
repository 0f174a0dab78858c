/**
 * Checks the packages that the project uses: no known issue of severity high or above, and no licence
 * beyond those in `scripts/dependencies/allowedLicences.ts`. Where the registry does not answer
 * `npm audit`, one line says so and only the licences count. Ends with status 1 on a finding.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../deploy/buildFolder.ts";
import { readAudit } from "./dependencies/audit.ts";
import { type LockedPackage, licenceIssues } from "./dependencies/licences.ts";

const lock = JSON.parse(readFileSync(join(projectFolder, "package-lock.json"), "utf8")) as {
	packages: Record<string, LockedPackage>;
};
const licences = licenceIssues(lock.packages, (folder) => {
	const file = join(projectFolder, folder, "package.json");
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as LockedPackage) : undefined;
});
const audit = readAudit(auditOutput());
const issues = [...licences, ...(audit.kind === "findings" ? audit.issues : [])];

if (audit.kind === "unanswered") {
	console.log(`Known issues were not looked up: the registry does not answer (${audit.reason}).`);
}
for (const issue of issues) {
	console.error(issue);
}
console.log(`${Object.keys(lock.packages).length - 1} packages, findings: ${issues.length}`);
process.exitCode = issues.length > 0 ? 1 : 0;

/** What npm prints; its status says no more than the report does. */
function auditOutput(): string {
	// npm names itself to the programs it runs; without that, the npm on the path will do.
	const npm = process.env.npm_execpath;
	const [program, ...before] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"];
	const { stdout } = spawnSync(
		program,
		[...before, "audit", "--json", "--audit-level=high", "--fetch-retries=0"],
		{ cwd: projectFolder, encoding: "utf8", timeout: 60_000, maxBuffer: 67_108_864 },
	);
	return stdout ?? "";
}
