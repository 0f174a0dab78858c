import { expect } from "@playwright/test";
import { site } from "./site.ts";
import { test } from "./test.ts";

const { demoLabel, labels } = site.content.settings;
const names = ["Harcourt & Lane Advisory", "Harcourt, Lane & Featherstonehaugh Advisory"];

test("a long name fits windows of all widths, from 1200 pixels on in one line", async ({
	tab: page,
}) => {
	for (const width of [320, 1200, 1280, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/strategy");
		const header = page.getByRole("banner");
		const logos = page.getByRole("link", { name: labels.logo, exact: true });
		const name = header.getByRole("link", { name: labels.logo, exact: true }).locator("span");
		const oneLine = (await name.boundingBox())?.height ?? 0;
		for (const text of names) {
			await logos.locator("span").evaluateAll((all, text) => {
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
				await expect(header.getByRole("link", { name: demoLabel })).toBeInViewport({ ratio: 1 });
			}
		}
	}
});
