import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Names and places of Chromium and Chrome, in order of preference. */
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds the browser the tests run in: one that is installed, else the one Playwright has downloaded.
 * CHROMIUM_PATH names another.
 * @param preferred the name of one that is taken before the others.
 * @returns the path of the program, or undefined where there is none yet.
 */
export function findBrowser(preferred = "chromium"): string | undefined {
	const candidates = [
		process.env.CHROMIUM_PATH,
		...[preferred, ...names].map(findOnPath),
		...applications,
		chromium.executablePath(),
	];
	return candidates.find((path) => path && existsSync(path));
}

/** Finds a program of that name in the folders of PATH. */
export function findOnPath(name: string): string | undefined {
	const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
