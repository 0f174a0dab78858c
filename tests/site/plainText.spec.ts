import { expect } from "@playwright/test";
import { site } from "./site.ts";
import { test } from "./test.ts";

const { contents } = site.content.settings.labels;

for (const width of [390, 1440]) {
	for (const [name, { sections }] of Object.entries(site.content.plainPages)) {
		test(`the contents of /${name} lead to each of its sections at ${width} px`, async ({
			tab: page,
		}) => {
			await page.setViewportSize({ width, height: 480 });
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.goto(`/${name}`);
			const links = page.getByRole("navigation", { name: contents }).getByRole("link");
			await expect(links).toHaveText(sections.map(({ title }) => title));
			for (const { title } of sections) {
				await links.filter({ hasText: title }).click();
				await expect(page.getByRole("heading", { name: title })).toBeInViewport();
				await page.goBack();
			}
		});
	}
}
