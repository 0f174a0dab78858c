import { launch, type Page } from "puppeteer-core";
import { type Tab, windowHeight } from "./tab.ts";

/**
 * Opens a tab of an installed Firefox. Playwright drives only its own Firefox; Puppeteer drives any, over
 * WebDriver BiDi.
 * @param executablePath the program.
 * @param preferences what a visitor has set in it.
 */
export async function openFirefoxTab(
	executablePath: string,
	preferences: Record<string, unknown> = {},
): Promise<Tab> {
	const browser = await launch({
		browser: "firefox",
		executablePath,
		extraPrefsFirefox: preferences,
		timeout: 0,
	});
	const openAnother = async () => {
		const context = await browser.createBrowserContext();
		return createTab(await context.newPage(), openAnother, () => context.close());
	};
	return createTab(await browser.newPage(), openAnother, () => browser.close());
}

function createTab(page: Page, openAnother: Tab["openAnother"], close: Tab["close"]): Tab {
	// A busy machine is slow, not wrong: the limit of a test is the only one.
	page.setDefaultTimeout(0);
	const errors: string[] = [];
	page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
	page.on("pageerror", (error) => errors.push(String(error)));
	return {
		errors,
		open: async (url) => {
			await page.goto(url);
			// A script that has not come when a page is left would be an error in the console.
			await page.waitForFunction(hasItsScripts);
			await page.waitForNetworkIdle({ idleTime: 100 });
		},
		run: async (task, ...args) =>
			JSON.parse(
				String(await page.evaluate(`JSON.stringify((${task})(...${JSON.stringify(args)}))`)),
			),
		click: (selector) => page.click(selector),
		type: (text) => page.keyboard.type(text),
		tab: () => page.keyboard.press("Tab"),
		escape: () => page.keyboard.press("Escape"),
		back: async () => {
			// Puppeteer's own would wait for a load that a kept page does not have.
			await page.evaluate("history.back()");
		},
		screenshot: () => page.screenshot(),
		setWidth: (width) => page.setViewport({ width, height: windowHeight }),
		openAnother,
		close,
	};
}

/** Runs in a page: an interactive one asks for its two scripts after its first paint. */
function hasItsScripts(): boolean {
	const files = performance.getEntriesByType("resource").map(({ name }) => name);
	const scripts = files.filter((name) => name.endsWith(".js"));
	return document.querySelector("[data-island]") === null || scripts.length >= 2;
}
