import { expect, test } from "@playwright/test";
import { looks } from "./looks.ts";
import { showSiteFonts } from "./showSiteFonts.ts";

/** Pages on which the parts of the design stand together; each part by itself is in design.spec.ts. */
const addresses = ["/", "/pricing", "/blog", "/nope"];

for (const { width, colorScheme } of looks) {
	test.describe(`${width} px, ${colorScheme}`, () => {
		test.use({
			viewport: { width, height: 900 },
			colorScheme,
			reducedMotion: "reduce",
			bypassCSP: true,
		});

		test.beforeEach(({ page }) => showSiteFonts(page));

		for (const path of addresses) {
			test(`${path} looks as it did`, async ({ page }) => {
				await page.goto(path);
				await page.evaluate(async () => {
					for (const image of document.images) {
						image.loading = "eager";
					}
					await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
					await document.fonts.ready;
				});
				const name = `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
				await expect(page).toHaveScreenshot([`${width}-${colorScheme}`, name], {
					fullPage: true,
					timeout: 20_000,
				});
			});
		}
	});
}
