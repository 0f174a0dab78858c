/**
 * Runs everything that checks the site: `npm test`. The checks and their order are the wireit scripts of
 * package.json. Ends with one line, `N passed, N failed`, summed from the reports of the test runners.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { type ReportName, sumReports } from "./reports.ts";
import { requireBrowser } from "./setup/browser.ts";
import { hasContainerEngine } from "./setup/container.ts";
import { findAvailableEngines } from "./setup/engines.ts";
import { hasNginx } from "./setup/nginx.ts";
import { makeTemporaryFolder } from "./setup/temporaryFolder.ts";

requireBrowser();
const nginx = hasNginx();
const container = hasContainerEngine();
const engines = findAvailableEngines();
rmSync("reports", { recursive: true, force: true });
const temporaryFolder = makeTemporaryFolder();
// Ctrl-C, or a terminal that is closed, ends the steps too: this goes on, and removes the folder.
for (const signal of ["SIGINT", "SIGHUP"]) {
	process.on(signal, () => {});
}
const { status } = spawnSync("npm", ["run", "--silent", "test:all"], {
	stdio: "inherit",
	env: {
		...process.env,
		TMPDIR: temporaryFolder,
		ENGINES: engines.names.join(),
		HOSTS: nginx.available ? "all" : "none",
		CONTAINER: container.available ? "yes" : "no",
		// One failure hides the others only where a step waits for another: the sum says which.
		WIREIT_FAILURES: "continue",
		WIREIT_LOGGER: "simple",
		// More than two cores: those that take longest or that others wait for, as the desk and the build, never queue.
		WIREIT_PARALLEL: "5",
	},
});
rmSync(temporaryFolder, { recursive: true, force: true });
const expected: ReportName[] = ["unit", "built", "engines", "desk", "site"];
if (nginx.available) {
	expected.push("hosts");
}
if (container.available) {
	expected.push("container");
}
const { passed, failed, notes } = sumReports("reports", expected, status === 0, listStepsBefore);
console.log(["", ...nginx.notes, ...container.notes, ...engines.notes, ...notes].join("\n"));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Lists the steps that a step waits for, by their names in package.json. */
function listStepsBefore(name: ReportName): string[] {
	const { wireit } = JSON.parse(readFileSync("package.json", "utf8"));
	const dependencies: (string | { script: string })[] = wireit[`test:${name}`].dependencies ?? [];
	return dependencies.map((each) => (typeof each === "string" ? each : each.script));
}
