import { spawnSync } from "node:child_process";
import { browserPath } from "../../scripts/browser.ts";
import { installFromDebian } from "./debian.ts";

/**
 * Makes sure that there is a browser for the tests: an installed Chromium or Chrome, else Debian's,
 * which brings the libraries it needs, else the one Playwright downloads. Where none can be had, says
 * in one sentence what to install and ends the program with status 1.
 */
export function requireBrowser(): void {
	if (!browserPath()) {
		installFromDebian("chromium");
	}
	if (!browserPath()) {
		spawnSync("node_modules/.bin/playwright", ["install", "chromium"], {
			stdio: ["ignore", "ignore", "inherit"],
			timeout: 120_000,
		});
	}
	if (!browserPath()) {
		console.error(
			"The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one, then run npm test again.",
		);
		process.exit(1);
	}
}
