import { expect, test } from "@playwright/test";
import { site } from "./site.ts";

const { enlarge, close, items } = site.content.pages.platform.screenshots;

test.describe("every screenshot opens in full size, by touch and by keyboard", () => {
	test.use({ hasTouch: true });

	test("and gives the focus back", async ({ page }) => {
		await page.goto("/platform");
		for (const { title, alt } of items) {
			const button = page.getByRole("button", { name: `${enlarge} ${title}` });
			const dialog = page.getByRole("dialog", { name: title });
			await button.tap();
			await expect(page.getByRole("dialog")).toHaveCount(1);
			await expect(dialog.getByRole("img")).toHaveAccessibleName(alt);
			await expect(dialog.getByRole("img")).toBeInViewport();
			await dialog.getByRole("button", { name: close }).tap();
			await expect(dialog).toBeHidden();
			await button.press("Enter");
			await expect(dialog).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(dialog).toBeHidden();
			await expect(button).toBeFocused();
		}
	});
});

test("the picture of a card leads where its title leads", async ({ page }) => {
	const [slug = ""] = site.content.pages.blog.grid.pinned;
	const title = site.articles.find((article) => article.slug === slug)?.title ?? "?";
	await page.goto("/blog");
	const card = page.locator("#articles li").filter({ hasText: title });
	const box = await card.locator("img").boundingBox();
	await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
	await page.mouse.wheel(0, (box?.y ?? 0) - 300);
	await card.locator("img").click({ force: true });
	await expect(page).toHaveURL(`/blog/${slug}`);
});

test("where pictures do not arrive their words and their room are there", async ({ page }) => {
	await page.goto("/platform");
	const rooms = () =>
		page
			.locator(".screenshots .frame")
			.evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().height));
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
