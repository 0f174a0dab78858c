import { expect } from "@playwright/test";
import sharp from "sharp";
import { requireValue } from "../../build/requireValue.ts";
import { blockRequests } from "../interaction/network.ts";
import { site } from "./site.ts";
import { test } from "./test.ts";

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
		const original = await sharp(`content/product/${id}.png`).metadata();
		expect([width, height]).toEqual([original.width, original.height]);
		expect(page.url()).toContain(`/${id}-`);
	}
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 800 } });

	test("a screenshot is inset, and shows the part whose text can be read", async ({ page }) => {
		await page.goto("/platform");
		for (const [index, { phoneCrop }] of items.entries()) {
			const image = page.locator("#screens img").nth(index);
			await image.scrollIntoViewIfNeeded();
			await expect(image).toHaveJSProperty("complete", true);
			const { x = 0, width = 0, height = 0 } = (await image.boundingBox()) ?? {};
			expect([x, width]).toEqual([18, 354]);
			expect(width / height).toBeCloseTo((phoneCrop.width * 16) / (phoneCrop.height * 10), 1);
			// The captures are set in type of 16.4 pixels at 1312 across.
			expect((16.4 * width) / (13.12 * phoneCrop.width)).toBeGreaterThan(14);
		}
	});
});

test("on a wide window three numbers are on each whole picture", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/platform");
	for (const [index, { callouts }] of items.entries()) {
		const figure = page.locator("#screens figure").nth(index);
		const picture = figure.getByRole("img");
		await picture.scrollIntoViewIfNeeded();
		expect((await picture.boundingBox())?.width).toBe(1312);
		for (const index of callouts.keys()) {
			const number = figure.getByText(String(index + 1), { exact: true });
			await number.scrollIntoViewIfNeeded();
			await expect(number).toBeInViewport();
		}
	}
});

test("the picture of a card leads where its title leads", async ({ tab: page }) => {
	await page.goto("/blog");
	const card = page
		.locator("#articles li")
		.filter({ has: page.locator("h3") })
		.first();
	const path = requireValue(await card.locator("h3 a").getAttribute("href"), "An article’s URL");
	const measureBox = () => card.locator("img").boundingBox();
	const box = await measureBox();
	await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
	await page.mouse.wheel(0, (box?.y ?? 0) - 300);
	// A click while it still moves would be one on its neighbour.
	await expect.poll(async () => Math.round((await measureBox())?.y ?? 0)).toBe(300);
	await card.locator("img").click({ force: true });
	await expect(page).toHaveURL(path);
});

test("pictures that do not load leave their alt text and their space", async ({ page }) => {
	await page.goto("/platform");
	const measureHeights = () =>
		page
			.locator("#screens img")
			.evaluateAll((all) => all.map((image) => Math.round(image.getBoundingClientRect().height)));
	const loadedHeights = await measureHeights();
	await blockRequests(page, /\.(?:avif|webp|png|svg)$/);
	await page.reload();
	expect(await measureHeights()).toEqual(loadedHeights);
	for (const { alt } of items) {
		await expect(page.getByRole("img", { name: alt }).first()).toBeAttached();
	}
});

test("the browser reads the manifest without an error", async ({ page }) => {
	await page.goto("/");
	const session = await page.context().newCDPSession(page);
	const { errors, data } = await session.send("Page.getAppManifest");
	expect(errors).toEqual([]);
	expect(JSON.parse(data ?? "{}").name).toContain(site.content.settings.brand);
});

test("what leaves the account is named in front of the dots of its row", async ({ tab: page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/security");
	const { steps } = site.content.pages.security.flow;
	const names = steps.flatMap(({ departures = [] }) => departures.map(({ label }) => label));
	expect(names.length).toBeGreaterThan(0);
	for (const name of names) {
		const label = page.getByRole("main").getByText(name, { exact: true });
		await label.scrollIntoViewIfNeeded();
		const isInFront = await label.evaluate((element) => {
			const { left, width, top, height } = element.getBoundingClientRect();
			return document.elementFromPoint(left + width / 2, top + height / 2) === element;
		});
		expect(isInFront, name).toBe(true);
	}
});
