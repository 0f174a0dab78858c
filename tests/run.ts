/**
 * Runs everything that checks the site: `npm test`. The checks and their order are the wireit scripts of
 * package.json. Ends with one line, `N passed, N failed`, summed from the reports of the test runners.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { type ReportName, sumReports } from "./reports.ts";
import { requireBrowser } from "./setup/browser.ts";
import { hasContainerEngine } from "./setup/container.ts";
import { availableEngines } from "./setup/engines.ts";
import { hasNginx } from "./setup/nginx.ts";

requireBrowser();
const nginx = hasNginx();
const container = hasContainerEngine();
const engines = availableEngines();
rmSync("reports", { recursive: true, force: true });
const { status } = spawnSync("npm", ["run", "--silent", "test:all"], {
	stdio: "inherit",
	env: {
		...process.env,
		ENGINES: engines.names.join(),
		HOSTS: nginx.available ? "all" : "none",
		CONTAINER: container.available ? "yes" : "no",
		// One failure does not hide the others.
		WIREIT_FAILURES: "continue",
		WIREIT_LOGGER: "simple",
		WIREIT_PARALLEL: "2",
	},
});
const expected: ReportName[] = ["unit", "built", "engines", "site"];
if (nginx.available) {
	expected.push("hosts");
}
if (container.available) {
	expected.push("container");
}
const { passed, failed } = sumReports("reports", expected, status === 0);
console.log(["", ...nginx.notes, ...container.notes, ...engines.notes].join("\n"));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
