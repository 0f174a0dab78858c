import { spawnSync } from "node:child_process";
import { findBrowser, findOnPath } from "../../machine/browser.ts";
import { installFromDebian } from "./debian.ts";

/** Debian's Chromium without windows, which takes a third less work than the whole, and keeps no pages for Back. */
export const headlessShell = "chromium-headless-shell";

/**
 * Makes sure that there is a browser for the tests: Debian's, which brings the libraries it needs, else
 * an installed Chromium or Chrome, else the one Playwright downloads; and a font of Arial's measures,
 * which pages show until their own has come. Where either cannot be had, says in one sentence what to
 * install and ends the program with status 1.
 */
export function requireBrowser(): void {
	if (!findBrowser() || !findOnPath(headlessShell)) {
		installFromDebian("chromium", headlessShell);
	}
	if (!findBrowser()) {
		spawnSync("node_modules/.bin/playwright", ["install", "chromium"], {
			stdio: ["ignore", "ignore", "inherit"],
			timeout: 120_000,
		});
	}
	if (!findBrowser()) {
		console.error(
			"The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one, then run npm test again.",
		);
		process.exit(1);
	}
	if (!hasArial()) {
		installFromDebian("fontconfig", "fonts-liberation");
	}
	if (!hasArial()) {
		console.error(
			"The tests need Arial or Liberation Sans: install fontconfig and fonts-liberation, then run npm test again.",
		);
		process.exit(1);
	}
}

/** Returns whether there is Arial, or the font that Linux has in its place. Systems of other makers have it. */
function hasArial(): boolean {
	const { stdout } = spawnSync("fc-match", ["Arial"], { encoding: "utf8" });
	return process.platform !== "linux" || /Arial|Liberation Sans/.test(stdout ?? "");
}
