import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { routes } from "./routes.ts";

const addresses = [...routes.map(({ path }) => path), "/nope", "/benefits/nope"];

for (const colorScheme of ["light", "dark"] as const) {
	for (const width of [1440, 390]) {
		test.describe(`${colorScheme}, ${width} px`, () => {
			test.use({ colorScheme, viewport: { width, height: 900 } });

			for (const path of addresses) {
				test(`${path} has no violation of WCAG 2.2 AA`, async ({ page }) => {
					await page.goto(path);
					const { violations } = await new AxeBuilder({ page })
						.exclude("iframe")
						.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
						.analyze();
					expect(
						violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
					).toEqual([]);
				});
			}
		});
	}
}

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
	test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		for (const path of addresses) {
			await page.goto(path);
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(overflow, path).toBe(0);
		}
	});
}

test("the menu opens, leaves the demo button in view, and answers Escape", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto("/strategy");
	const header = page.getByRole("banner");
	const button = header.getByRole("button", { name: "Menu" });
	const pricing = header.getByRole("link", { name: "Pricing" });
	const demo = header.getByRole("link", { name: "TRY OUR DEMO PLATFORM!" });
	await expect(pricing).toBeHidden();
	await button.press("Enter");
	await expect(pricing).toBeVisible();
	const below = await page
		.locator("#menu")
		.evaluate((menu) => Math.round(menu.getBoundingClientRect().top));
	const demoBox = await demo.boundingBox();
	expect(below).toBeGreaterThanOrEqual(Math.round((demoBox?.y ?? 0) + (demoBox?.height ?? 0)));
	await expect(header.getByRole("button", { name: "Close" })).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(header.getByRole("link", { name: "Strategy" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(pricing).toBeHidden();
	await expect(button).toBeFocused();
});
