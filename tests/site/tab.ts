import { test as base, type Page } from "@playwright/test";
import { siteOrigin } from "../served.ts";

/**
 * Tests of the built site. To open a tab takes the browser longer than to open a page, so those that ask for
 * `tab` in the place of `page` share one. It has no page yet, and the window and the settings of a new one.
 * What stays with a tab needs one of its own: routes, listeners, scripts that run first, rights, a clock,
 * how long its history is, and what is cached.
 */
export const test = base.extend<{ tab: Page }, { sharedTab: Page }>({
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
});
