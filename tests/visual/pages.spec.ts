import { expect, test } from "@playwright/test";
import { showSiteFonts } from "./showSiteFonts.ts";

/** One address of each kind of page. */
const addresses = [
	"/",
	"/strategy",
	"/platform",
	"/training",
	"/solutions",
	"/pricing",
	"/team",
	"/blog",
	"/blog/how-leaders-should-approach-ai",
	"/blog/category/training",
	"/team/meera-pillai",
	"/search",
	"/events",
	"/about-us",
	"/benefits/greater-efficiency",
	"/benefits/nope",
	"/partner-referral-agreement",
	"/contact-us",
	"/privacy",
	"/nope",
];

/** After its first screens a long text holds nothing but more of the same. */
function isLongText(path: string): boolean {
	return path === "/blog/how-leaders-should-approach-ai" || path === "/partner-referral-agreement";
}

for (const width of [1440, 390]) {
	for (const colorScheme of ["light", "dark"] as const) {
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
					// A form of another origin is not ours to compare.
					await page.route("**/contactForm", (route) => route.abort());
					await page.goto(path);
					await page.evaluate(async () => {
						for (const image of document.images) {
							image.loading = "eager";
						}
						await Promise.all(
							Array.from(document.images, (image) => image.decode().catch(() => {})),
						);
						await document.fonts.ready;
					});
					const name = `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
					const height = await page.evaluate(() => document.documentElement.scrollHeight);
					await expect(page).toHaveScreenshot([`${width}-${colorScheme}`, name], {
						fullPage: true,
						clip: { x: 0, y: 0, width, height: isLongText(path) ? 4000 : height },
						mask: [page.locator("iframe")],
						timeout: 20_000,
					});
				});
			}
		});
	}
}
