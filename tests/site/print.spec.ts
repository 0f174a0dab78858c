import { expect, type Page, test } from "@playwright/test";

/** The generated words after an element. */
const after = (page: Page, selector: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((element) => getComputedStyle(element, "::after").content);

const article = "/blog/how-leaders-should-approach-ai";

for (const path of ["/partner-referral-agreement", article, "/pricing"]) {
	test(`${path} prints as a document, on white`, async ({ page }) => {
		await page.emulateMedia({ media: "print", colorScheme: "dark" });
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		for (const screenOnly of [
			page.getByRole("navigation"),
			page.getByRole("contentinfo"),
			page.locator(".action"),
			page.locator(".band"),
		]) {
			await expect(screenOnly.filter({ visible: true })).toHaveCount(0);
		}
		const colours = await page.evaluate(() => {
			const { backgroundColor, color } = getComputedStyle(document.body);
			return { backgroundColor, lightness: Number(/^oklch\((\S+)/.exec(color)?.[1]) };
		});
		expect(colours.backgroundColor).toBe("rgb(255, 255, 255)");
		expect(colours.lightness).toBeLessThan(0.3);
		for (const heading of await page.locator("main :is(h1, h2, h3)").all()) {
			await expect(heading).toHaveCSS("break-after", "avoid");
		}
	});
}

test("on paper a link tells where it leads", async ({ page }) => {
	await page.emulateMedia({ media: "print" });
	await page.goto(article);
	const source = page.locator('.prose a[href^="https"]').first();
	expect(await after(page, '.prose a[href^="https"]')).toBe(
		`" (${await source.getAttribute("href")})"`,
	);
	expect(await after(page, '.prose a[href="/training"]')).toContain("/training");
});

test("an estimate prints with its head count, its sum and what the cloud costs", async ({
	page,
}) => {
	await page.goto("/pricing?people=45&bootcamp=1&custom=0&strategy=1&consult=0");
	await expect(page.getByLabel("People in your organisation").last()).toHaveValue("45");
	await page.emulateMedia({ media: "print" });
	const estimate = page.locator(".estimate");
	await expect(estimate).toContainText("$19,000");
	await expect(page.getByRole("slider")).toBeHidden();
	await expect(page.getByText("Together", { exact: true })).toBeVisible();
	// Its room is its own: nothing of the form runs into it.
	const form = await page.locator(".estimator fieldset").boundingBox();
	const sum = await estimate.boundingBox();
	expect(sum?.y).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0));
});
