import { expect } from "@playwright/test";
import { site } from "./site.ts";
import { test } from "./tab.ts";

const { enlarge, items } = site.content.pages.platform.screenshots;

test("below every screenshot a link leads to the whole of it", async ({ tab: page }) => {
	for (const { id, title } of items) {
		await page.goto("/platform");
		await page.getByRole("link", { name: `${enlarge} ${title}` }).click();
		const [width, height] = await page
			.locator("img")
			.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
				naturalWidth,
				naturalHeight,
			]);
		expect(width).toBe(1600);
		expect(height).toBe(1000);
		expect(page.url()).toContain(`/${id}-`);
	}
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 800 } });

	test("a screenshot shows the part whose text is not scaled down to less than 15 pixels", async ({
		page,
	}) => {
		await page.goto("/platform");
		// The captures are set in type of 18.75 pixels at 1600 across, a quarter more than 15.
		const largest = 1600 / 390 / 1.25;
		for (const [index, { phone }] of items.entries()) {
			const image = page.locator(".screenshots img").nth(index);
			await image.scrollIntoViewIfNeeded();
			await expect(image).toHaveJSProperty("complete", true);
			const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
			expect(width).toBe(390);
			expect(width / height).toBeCloseTo((phone.width * 16) / (phone.height * 10), 1);
			expect((phone.width * 1600) / 100 / width).toBeLessThan(largest);
		}
	});
});

test("the picture of a card leads where its title leads", async ({ tab: page }) => {
	await page.goto("/blog");
	const card = page
		.locator("#articles li")
		.filter({ has: page.locator("h3") })
		.first();
	const path = (await card.locator("h3 a").getAttribute("href")) ?? "?";
	const box = await card.locator("img").boundingBox();
	await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
	await page.mouse.wheel(0, (box?.y ?? 0) - 300);
	await card.locator("img").click({ force: true });
	await expect(page).toHaveURL(path);
});

test("where pictures do not arrive their words and their room are there", async ({ page }) => {
	await page.goto("/platform");
	const rooms = () =>
		page
			.locator(".screenshots img")
			.evaluateAll((all) => all.map((image) => Math.round(image.getBoundingClientRect().height)));
	const whole = await rooms();
	await page.route(/\.(?:avif|webp|png|svg)$/, (route) => route.abort());
	await page.reload();
	expect(await rooms()).toEqual(whole);
	for (const { alt } of items) {
		await expect(page.getByRole("img", { name: alt }).first()).toBeAttached();
	}
});

test("the browser reads the manifest without a complaint", async ({ page }) => {
	await page.goto("/");
	const session = await page.context().newCDPSession(page);
	const { errors, data } = await session.send("Page.getAppManifest");
	expect(errors).toEqual([]);
	expect(JSON.parse(data ?? "{}").name).toContain(site.content.site.brand);
});
