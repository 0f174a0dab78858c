import { expect } from "@playwright/test";
import { test } from "./tab.ts";

test("beside the contact form its words keep a readable width", async ({ tab: page }) => {
	for (const width of [1024, 1100, 1200, 1280]) {
		await page.setViewportSize({ width, height: 768 });
		await page.goto("/contact-us");
		const words = page.locator(".contact-columns > :not(.contact-form)");
		for (const column of await words.all()) {
			expect((await column.boundingBox())?.width, `${width}`).toBeGreaterThan(250);
		}
	}
});
