import { expect, type Page, test } from "@playwright/test";
import { windows } from "../../app/design/windows.ts";
import { openDesign, openWindow } from "../developmentServer.ts";
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

for (const width of [1440, 390]) {
	for (const colorScheme of ["light", "dark"] as const) {
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
				// What stays in view would lie over what is looked at.
				await page.addStyleTag({ content: ".design-index { position: static !important }" });
				await showPictures(page);
				const specimens = await page.locator(".specimen").all();
				expect(specimens.length).toBeGreaterThan(50);
				for (const specimen of specimens) {
					const name = fileName(await specimen.locator("h3").first().innerText());
					await expect
						.soft(specimen)
						.toHaveScreenshot(["design", `${width}-${colorScheme}`, name], {
							mask: [specimen.locator("iframe")],
							timeout: 20_000,
						});
				}
			});

			for (const [name, specimen] of Object.entries(windows)) {
				test(`the window ${name} looks as it did`, async ({ page }) => {
					await openWindow(page, specimen);
					await showPictures(page);
					await expect(page).toHaveScreenshot(
						["design", `${width}-${colorScheme}`, `window-${fileName(name)}`],
						{ fullPage: true, timeout: 20_000 },
					);
				});
			}
		});
	}
}
