import { expect } from "@playwright/test";
import { site } from "./site.ts";
import { test } from "./test.ts";

test("every old or guessed address leads to its page", async ({ tab: page }) => {
	for (const { from, to } of site.content.redirects) {
		await page.goto(from);
		await expect(page, from).toHaveURL(to);
	}
});
