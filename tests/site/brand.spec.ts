import { expect } from "@playwright/test";
import { test } from "./tab.ts";

const names = ["Harcourt & Lane Advisory", "Harcourt, Lane & Featherstonehaugh Advisory"];

test("a long name fits windows of all widths, from 1200 pixels on in one line", async ({
	tab: page,
}) => {
	for (const width of [320, 1200, 1280, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/strategy");
		const name = page.locator(".site-header .logo span");
		const oneLine = (await name.boundingBox())?.height ?? 0;
		for (const text of names) {
			await page.locator(".logo span").evaluateAll((all, text) => {
				for (const each of all) {
					each.textContent = text;
				}
			}, text);
			const sideways = await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth,
			);
			expect(sideways, `${text}, ${width}`).toBeLessThanOrEqual(0);
			if (width >= 1200) {
				expect((await name.boundingBox())?.height, `${text}, ${width}`).toBe(oneLine);
				await expect(page.locator(".site-header .action")).toBeInViewport({ ratio: 1 });
			}
		}
	}
});
