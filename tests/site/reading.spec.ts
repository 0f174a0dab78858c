import { expect, test } from "@playwright/test";
import { observeShifts, seenShifts } from "../../bench/layoutShifts.ts";
import { newestArticle, origin } from "./site.ts";

test.describe("in colours that the reader forces", () => {
	test.use({ contextOptions: { forcedColors: "active" } });

	for (const path of ["/", "/pricing", "/events", `/blog/${newestArticle?.slug}`]) {
		test(`${path} keeps its buttons' edges and what its drawings count`, async ({ page }) => {
			await page.goto(path);
			const edgeless = await page
				.locator(".action:visible, button:visible, input:visible")
				.evaluateAll((all) =>
					all
						.filter((element) => getComputedStyle(element).appearance !== "auto")
						.filter((element) => {
							const { borderTopWidth, borderBottomWidth, textDecorationLine } =
								getComputedStyle(element);
							const edges = [borderTopWidth, borderBottomWidth].map(Number.parseFloat);
							return Math.max(...edges) === 0 && textDecorationLine === "none";
						})
						.map((element) => element.outerHTML.slice(0, 100)),
				);
			expect(edgeless).toEqual([]);
			const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
			const marks = await page
				.locator(".habit-row i:visible, .year i b:visible")
				.evaluateAll((all) =>
					all.map((mark) => {
						const { backgroundColor, borderTopColor, forcedColorAdjust } = getComputedStyle(mark);
						return [forcedColorAdjust, backgroundColor, borderTopColor].join(" ");
					}),
				);
			for (const mark of new Set(marks)) {
				expect(mark).not.toBe(`auto ${ground} ${ground}`);
			}
		});
	}
});

test.describe("where fonts come late or never", () => {
	for (const width of [1440, 390]) {
		for (const path of ["/", "/pricing", `/blog/${newestArticle?.slug}`, "/contact-us"]) {
			test(`nothing of ${path} moves at ${width} px, and every word is there`, async ({ page }) => {
				await page.setViewportSize({ width, height: 900 });
				await page.addInitScript(observeShifts);
				const painted = Promise.withResolvers<void>();
				await page.route("**/*.woff2", async (route) => {
					await painted.promise;
					await route.continue();
				});
				await page.goto(path, { waitUntil: "commit" });
				await page.waitForFunction(
					() => performance.getEntriesByName("first-contentful-paint").length > 0,
				);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				const fonts = page.waitForResponse(`${origin}/**/*.woff2`);
				painted.resolve();
				await fonts;
				await page.waitForLoadState("load");
				await page.evaluate(() => document.fonts.ready);
				expect(await page.evaluate(seenShifts)).toEqual([]);
			});
		}
	}
});
