import { expect, type Page, test } from "@playwright/test";
import { openDesign } from "../developmentServer.ts";
import { looks } from "./looks.ts";
import { showSiteFonts } from "./showSiteFonts.ts";

/** `Action, main` as the name of a file. */
function fileName(name: string): string {
	return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.png`;
}

async function showPictures(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (const image of document.images) {
			image.loading = "eager";
		}
		await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
		await document.fonts.ready;
	});
}

for (const { width, colorScheme } of looks) {
	test.describe(`/design at ${width} px, ${colorScheme}`, () => {
		test.use({
			viewport: { width, height: 900 },
			colorScheme,
			reducedMotion: "reduce",
			bypassCSP: true,
		});
		test.setTimeout(240_000);

		test.beforeEach(({ page }) => showSiteFonts(page));

		test("every specimen looks as it did", async ({ page }) => {
			await openDesign(page);
			await showPictures(page);
			const specimens = await page.locator(".specimen").all();
			expect(specimens.length).toBeGreaterThan(20);
			for (const specimen of specimens) {
				const name = fileName(await specimen.locator("h2").first().innerText());
				await expect
					.soft(specimen)
					.toHaveScreenshot(["design", `${width}-${colorScheme}`, name], { timeout: 20_000 });
			}
		});
	});
}
