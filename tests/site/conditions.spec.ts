import { chromium, expect, type Page } from "@playwright/test";
import { findBrowser } from "../../machine/browser.ts";
import { siteOrigin } from "../served.ts";
import { newestArticle, site } from "./site.ts";
import { test } from "./tab.ts";

/** A4 with margins of a centimetre, in CSS pixels. */
const sheet = { width: 718, height: 1047 };

const { contact, labels } = site.content.site;

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

test("with large letters no page of a benefit scrolls sideways on a phone", async () => {
	for (const letters of [24, 32]) {
		const browser = await chromium.launch({
			executablePath: findBrowser(),
			args: ["--no-sandbox", `--blink-settings=defaultFontSize=${letters}`],
		});
		const page = await browser.newPage({
			baseURL: siteOrigin,
			viewport: { width: 390, height: 844 },
		});
		for (const { path } of site.benefits) {
			await page.goto(path);
			const beyond = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(beyond, `${path}, ${letters}`).toBe(0);
		}
		await browser.close();
	}
});

test("without a stylesheet the logos and the search icon are small", async ({ tab: page }) => {
	await page.goto("/strategy");
	await page.evaluate(() => {
		for (const style of document.querySelectorAll("style")) {
			style.remove();
		}
	});
	const icons = page.locator(":is(.logo, .search-icon) svg");
	await expect(icons).toHaveCount(3);
	for (const icon of await icons.all()) {
		const box = await icon.boundingBox();
		expect(box?.width).toBeLessThan(100);
		expect(box?.height).toBeLessThan(100);
	}
});

for (const path of ["/strategy", "/pricing"]) {
	test(`the menu of ${path} closes when Tab leads past it`, async ({ tab: page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(path);
		await expect(page.locator("[data-island] :disabled")).toHaveCount(0);
		const menu = page.locator("#menu");
		await page.getByRole("button", { name: labels.menu }).press("Enter");
		await expect(menu).toBeVisible();
		for (const { label } of site.content.site.navigation) {
			await page.keyboard.press("Tab");
			await expect(menu.getByRole("link", { name: label })).toBeFocused();
		}
		await expect(menu).toBeVisible();
		for (let stop = 0; stop < 3; stop++) {
			await page.keyboard.press("Tab");
		}
		await expect(page.locator("main :focus")).toHaveCount(1);
		await expect(menu).toBeHidden();
	});
}

test("Chromium reads the words of an article’s closing heading apart", async ({ page }) => {
	await page.goto(newestArticle?.path ?? "?");
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	const headings = nodes
		.filter(({ role }) => role?.value === "heading")
		.map(({ name }) => String(name?.value));
	expect(headings).toContain(site.content.pages.blog.articleClosing.title);
});

for (const path of ["/contact-us", "/pricing", "/team"]) {
	test(`${path} prints telephone and e-mail`, async ({ tab: page }) => {
		await page.emulateMedia({ media: "print" });
		await page.goto(path);
		const main = page.getByRole("main");
		for (const text of [contact.phone, contact.email]) {
			await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
		}
	});
}

test("an estimate prints on one page, with what a meeting asks", async ({ tab: page }) => {
	const { onPaper, results } = site.content.pages.pricing.estimator;
	await page.setViewportSize(sheet);
	await page.emulateMedia({ media: "print" });
	await page.goto("/pricing");
	const estimate = page.locator("#estimate");
	await expect(estimate.getByRole("textbox").first()).toBeEnabled();
	const items = onPaper.items.map(({ text }) => text);
	for (const text of [results.total, results.breakdown, ...items, contact.phone]) {
		await expect(estimate.getByText(text).filter({ visible: true }).first()).toBeVisible();
	}
	expect((await estimate.boundingBox())?.height).toBeLessThanOrEqual(sheet.height);
	await expect(estimate).toHaveCSS("break-before", "page");
	await expect(estimate).toHaveCSS("break-after", "page");
});

test("what a month compares with is in one piece on paper", async ({ tab: page }) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/pricing");
	const rows = page.locator(".estimate dl").last();
	await expect(rows).toContainText(
		site.content.pages.pricing.estimator.results.breakEven.perPerson,
	);
	await expect(rows).toHaveCSS("break-inside", "avoid");
});

test("first years of four firms are on one sheet, with their sums", async ({ tab: page }) => {
	await page.setViewportSize(sheet);
	await page.emulateMedia({ media: "print" });
	await page.goto("/pricing");
	const section = await page.locator("#four-firms").boundingBox();
	expect(section?.height).toBeLessThanOrEqual(sheet.height);
});

test("tiles, prices and testimonials of the home page are each on one sheet", async ({
	tab: page,
}) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/");
	const items = page.locator(":is(.benefit-tiles, .from-prices) li, .testimonials figure");
	expect(await items.count()).toBeGreaterThan(6);
	for (const item of await items.all()) {
		await expect(item).toHaveCSS("break-inside", "avoid");
	}
});

test("print leaves out the notes on new tabs", async ({ tab: page }) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/");
	await expect(page.getByText(site.content.pages.home.platform.demoNote)).toBeHidden();
});

test("on a phone the sum of an estimate stays in sight beside its fields", async ({
	tab: page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/pricing");
	const fields = page.locator("#estimate .estimator-form :is(input:not([type=range])):enabled");
	await expect(fields.first()).toBeEnabled();
	for (const field of await fields.all()) {
		await field.focus();
		await expect(page.locator(".total b")).toBeInViewport({ ratio: 1 });
		await expect.poll(() => isUncovered(page)).toBe(true);
	}
});

/** Whether what has the focus is covered by nothing. */
function isUncovered(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const field = document.activeElement;
		const box = field?.getBoundingClientRect() ?? new DOMRect();
		return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === field;
	});
}

test("what is coming up becomes past in a tab that stays open", async ({ page }) => {
	const [event] = site.events;
	const grid = site.content.pages.events.grid;
	const end = Date.parse(event?.instants.end ?? "");
	await page.clock.install({ time: end - 3_600_000 });
	await page.goto("/events");
	const sign = page.locator(`[id="${event?.slug}"] .event-status`);
	await expect(sign).toHaveText(grid.coming);
	await page.clock.fastForward(2 * 86_400_000);
	await expect(sign).toHaveText(grid.past);
});

test("every table of an article and of the agreement has a name", async ({ tab: page }) => {
	const paths = site.articles.map(({ path }) => path);
	for (const path of [...paths, "/partner-referral-agreement"]) {
		await page.goto(path);
		for (const table of await page.locator("main table").all()) {
			await expect(table, path).toHaveAccessibleName(/./);
		}
	}
});

test("GET STARTED takes the estimate along, and the form shows it", async ({ tab: page }) => {
	await page.goto("/pricing?people=7&custom=1&bootcamp=0&strategy=0&consult=0");
	const start = page.locator("#estimate .estimate a.action").first();
	await expect(start).toHaveAttribute("href", /estimate=/);
	await page.goto((await start.getAttribute("href")) ?? "?");
	await expect(page.getByText("/pricing?people=7&custom=1&bootcamp=0")).toBeVisible();
});

test("cards of the blog say when an article was published", async ({ tab: page }) => {
	await page.goto("/blog");
	const cards = page.locator(".card-list li:has(h3)");
	expect(await cards.count()).toBeGreaterThan(0);
	for (const card of await cards.all()) {
		const path = await card.getByRole("link").getAttribute("href");
		const article = site.articles.find((each) => each.path === path);
		await expect(card.locator("time")).toHaveText(article?.date.text ?? "?");
	}
});

for (const [guess, path] of [
	["/contact", "/contact-us"],
	["/about", "/about-us"],
	["/terms", "/terms-of-use"],
	["/privacy-policy", "/privacy"],
	["/price", "/pricing"],
] as const) {
	test(`${guess}, which people guess, leads to ${path}`, async ({ tab: page }) => {
		await page.goto(guess);
		await expect(page).toHaveURL(path);
	});
}

test("no page’s title is longer than what search engines show", async ({ tab: page }) => {
	for (const path of site.pages.keys()) {
		await page.goto(path);
		expect((await page.title()).length, path).toBeLessThanOrEqual(65);
	}
});
