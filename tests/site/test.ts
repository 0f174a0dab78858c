import { test as base, type Page } from "@playwright/test";
import { siteOrigin } from "../fixtures/served.ts";
import { expectNoConsoleErrors, forgetMessages, startVisit, type Visit } from "./visit.ts";

/**
 * Tests of the built site. `tab` reuses one page per worker, which is faster and is reset between tests. Use
 * `page` when a test adds routes, listeners, init scripts, permissions or a clock, or depends on the history
 * or the cache. Tests that share a `visit` go on in the page that the one before has left open, in a tab that keeps
 * nothing from page to page; one fails whose console is not empty.
 */
export const test = base.extend<
	{ tab: Page; visit: Visit },
	{ sharedTab: Page; sharedVisit: Visit }
>({
	sharedTab: [
		async ({ browser }, use) => {
			const page = await browser.newPage({ baseURL: siteOrigin });
			await use(page);
			await page.close();
		},
		{ scope: "worker" },
	],
	tab: async ({ sharedTab }, use) => {
		await sharedTab.goto("about:blank");
		await sharedTab.setViewportSize({ width: 1280, height: 720 });
		await sharedTab.mouse.move(0, 0);
		await sharedTab.emulateMedia({
			media: null,
			colorScheme: "light",
			reducedMotion: null,
			forcedColors: null,
		});
		await use(sharedTab);
	},
	sharedVisit: [
		async ({ browser }, use) => {
			const page = await browser.newPage({ baseURL: siteOrigin });
			await use(await startVisit(page));
			await page.close();
		},
		{ scope: "worker" },
	],
	visit: async ({ sharedVisit }, use) => {
		await use(sharedVisit);
		expectNoConsoleErrors(sharedVisit);
		forgetMessages(sharedVisit);
	},
});
