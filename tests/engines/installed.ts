import { existsSync, globSync } from "node:fs";
import { type BrowserType, firefox, webkit } from "@playwright/test";
import { findBrowser, findOnPath } from "../../machine/browser.ts";

/** The three engines that the web's browsers are made of. */
export const engineNames = ["chromium", "firefox", "webkit"] as const;

/** Name of one of them. */
export type EngineName = (typeof engineNames)[number];

/** Returns whether an engine can be driven here: Playwright's own, or an installed one. */
export function isInstalled(name: EngineName): boolean {
	switch (name) {
		case "chromium":
			return findBrowser() !== undefined;
		case "firefox":
			return hasOwn(firefox) || findFirefox() !== undefined;
		case "webkit":
			return hasOwn(webkit) || findWebkitPrograms() !== undefined;
	}
}

/** Returns whether Playwright's own of an engine is installed. */
export function hasOwn(engine: BrowserType): boolean {
	return existsSync(engine.executablePath());
}

/** Finds an installed Firefox. FIREFOX_PATH names another. */
export function findFirefox(): string | undefined {
	return [
		process.env.FIREFOX_PATH,
		findOnPath("firefox"),
		findOnPath("firefox-esr"),
		"/Applications/Firefox.app/Contents/MacOS/firefox",
	].find((path) => path && existsSync(path));
}

/** The driver of Debian's WebKit. */
export interface WebKitPrograms {
	/** The WebDriver. */
	readonly driver: string;
	/** The browser. */
	readonly browser: string;
	/** The screen, which the browser cannot do without. */
	readonly screen: string;
}

/** Debian's packages webkit2gtk-driver and xvfb, where both are installed. */
export function findWebkitPrograms(): WebKitPrograms | undefined {
	const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
	const driver = findOnPath("WebKitWebDriver");
	const screen = findOnPath("Xvfb");
	return browser && driver && screen ? { browser, driver, screen } : undefined;
}
