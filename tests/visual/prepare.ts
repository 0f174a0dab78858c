import type { Page } from "@playwright/test";

/**
 * Makes every document that a page opens wait for the site's own fonts. A visitor's browser leaves out
 * a font that misses the first paint (docs/decisions/0007), which a picture to compare must not.
 * The page needs `bypassCSP`, for its stylesheet is no longer the one that the policy's hash knows.
 */
export async function showSiteFonts(page: Page): Promise<void> {
	await page.route(
		(url) => !/\.\w+$/.test(url.pathname),
		async (route) => {
			if (route.request().resourceType() !== "document") {
				return route.fallback();
			}
			const response = await route.fetch();
			const body = await response.text();
			await route.fulfill({
				response,
				body: body.replaceAll(/font-display:\s*optional/g, "font-display:block"),
			});
		},
	);
}

/** Waits until every picture of the page is there, and its fonts. */
export async function showPictures(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (const image of document.images) {
			image.loading = "eager";
		}
		await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
		await document.fonts.ready;
	});
}
