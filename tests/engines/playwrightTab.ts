import type { BrowserType, LaunchOptions, Page } from "@playwright/test";
import { type Tab, windowHeight } from "./tab.ts";

/** Opens a tab of a browser that Playwright drives. */
export async function openPlaywrightTab(type: BrowserType, options?: LaunchOptions): Promise<Tab> {
	const browser = await type.launch(options);
	const openAnother = async () => {
		const page = await browser.newPage();
		return createTab(page, type, openAnother, () => page.context().close());
	};
	return createTab(await browser.newPage(), type, openAnother, () => browser.close());
}

function createTab(
	page: Page,
	type: BrowserType,
	openAnother: Tab["openAnother"],
	close: Tab["close"],
): Tab {
	// A busy machine is slow, not wrong: the limit of a test is the only one.
	page.setDefaultTimeout(0);
	const errors: string[] = [];
	page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
	page.on("pageerror", (error) => errors.push(error.message));
	// In Firefox a script that has not come when a page is left would be an error in the console.
	const waitUntil = type.name() === "firefox" ? "networkidle" : "load";
	return {
		errors,
		open: async (url) => {
			await page.goto(url, { waitUntil });
		},
		run: (task, ...args) => page.evaluate(`(${task})(...${JSON.stringify(args)})`),
		click: (selector) => page.locator(selector).first().click(),
		type: (text) => page.keyboard.type(text),
		tab: () => page.keyboard.press("Tab"),
		escape: () => page.keyboard.press("Escape"),
		back: async () => {
			// Playwright's own would wait for a load that a kept page does not have.
			await page.evaluate("history.back()");
		},
		screenshot: () => page.screenshot(),
		setWidth: (width) => page.setViewportSize({ width, height: windowHeight }),
		openAnother,
		close,
	};
}
