import type { Page } from "@playwright/test";

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
