import { expect, test } from "@playwright/test";

for (const width of [320, 1200, 1280, 1440]) {
	test(`a long name fits a window of ${width} pixels, from 1200 on in one line`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/strategy");
		const name = page.locator(".site-header .logo span");
		const oneLine = (await name.boundingBox())?.height ?? 0;
		for (const text of [
			"Harcourt & Lane Advisory",
			"Harcourt, Lane & Featherstonehaugh Advisory",
		]) {
			await page.locator(".logo span").evaluateAll((names, text) => {
				for (const each of names) {
					each.textContent = text;
				}
			}, text);
			const sideways = () =>
				page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(await sideways(), text).toBeLessThanOrEqual(0);
			if (width >= 1200) {
				expect((await name.boundingBox())?.height, text).toBe(oneLine);
				await expect(page.locator(".site-header .action")).toBeInViewport({ ratio: 1 });
			}
		}
	});
}
