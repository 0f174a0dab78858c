import { expect, type Locator, type Page } from "@playwright/test";
import { parse, wcagContrast } from "culori";
import { requireValue } from "../../build/requireValue.ts";
import { newestArticle, site } from "./site.ts";
import { test } from "./test.ts";

/** One address of each kind that has controls of its own. */
const kinds = [
	"/",
	"/platform",
	"/pricing",
	"/blog",
	`/blog/${newestArticle.slug}`,
	"/events",
	"/partner-referral-agreement",
	"/contact-us",
	"/firm-pack",
	"/search",
];

const { labels } = site.content.settings;

/** More stops than a page has before its long texts begin. */
const maxStops = 70;

interface Stop {
	name: string;
	/** Its position on the page. */
	left: number;
	top: number;
	height: number;
	/** Whether a point of it can be seen, with nothing above it. */
	seen: boolean;
	/** Whether it is in a popup, after which the page goes on from where it was. */
	isInPopup: boolean;
	/** The width of its ring, or of the ring of the area that leads where it leads. */
	ring: number;
}

/** Reads the element that has the focus; nothing after the last. */
function readStop(page: Page): Promise<Stop | null> {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body || element.tagName === "IFRAME") {
			return null;
		}
		const getFocusRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
			outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
		const shapes = [element, ...element.querySelectorAll("*")]
			.flatMap((part) => [...part.getClientRects()])
			.filter(({ width, height }) => width > 0 && height > 0);
		const isVisible = shapes.some(({ left, top, width, height }) =>
			[0.1, 0.5, 0.9].some((part) =>
				element.contains(document.elementFromPoint(left + width * part, top + height / 2)),
			),
		);
		const { left, top, height } = element.getBoundingClientRect();
		return {
			name: element.textContent?.trim().slice(0, 40) || element.id || element.tagName,
			left,
			top: top + scrollY,
			height,
			seen: isVisible,
			isInPopup: element.closest(":popover-open") !== null,
			ring: Math.max(
				getFocusRing(getComputedStyle(element)),
				getFocusRing(getComputedStyle(element, "::after")),
			),
		};
	});
}

/** The last is a window of 1280 by 1024 pixels at 400 % zoom. */
const windows = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
	{ width: 320, height: 256 },
];

test.describe("in windows of every size", () => {
	for (const path of kinds) {
		test(`the Tab key leads through ${path} in the order of sight, with a ring, never behind anything`, async ({
			tab: page,
		}) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			for (const { width, height } of windows) {
				await page.setViewportSize({ width, height });
				await page.goto(path);
				await tabThrough(page, `${width} by ${height}`);
			}
		});
	}
});

async function tabThrough(page: Page, size: string): Promise<void> {
	let before: Stop | undefined;
	for (let count = 0; count < maxStops; count += 1) {
		await page.keyboard.press("Tab");
		const now = await readStop(page);
		// After the last stop some browsers begin again.
		if (!now || (before && now.name === labels.skipToContent)) {
			break;
		}
		const where = `${now.name}, ${size}`;
		if (!before) {
			expect(now.name, where).toBe(labels.skipToContent);
		} else if (now.top + now.height < before.top) {
			// Only a new column begins further up.
			expect(now.left, where).toBeGreaterThan(before.left);
		}
		expect(now.seen, `${where} is seen`).toBe(true);
		expect(now.ring, `${where} has a ring`).toBeGreaterThanOrEqual(2);
		if (!now.isInPopup) {
			before = now;
		}
	}
	expect(before, size).toBeDefined();
}

test("the skip link leads past the header", async ({ tab: page }) => {
	await page.goto("/strategy");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	const isFocusInMain = () => document.activeElement?.closest("main") !== null;
	expect(await page.evaluate(isFocusInMain)).toBe(true);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

	test("the menu opens below the bar, and answers Escape and a tap beside it", async ({ page }) => {
		await page.goto("/strategy");
		const header = page.getByRole("banner");
		const menu = header.getByRole("button", { name: labels.menu });
		const first = requireValue(site.content.settings.navigation[0], "A link in the header");
		const link = header.getByRole("link", { name: first.label, exact: true });
		const demo = header.getByRole("link", { name: site.content.settings.demoLabel });
		await expect(link).toBeHidden();
		await menu.press("Enter");
		await expect(link).toBeVisible();
		const top = await page.locator("#menu").evaluate((list) => list.getBoundingClientRect().top);
		const bar = await demo.boundingBox();
		expect(Math.round(top)).toBeGreaterThanOrEqual(Math.round((bar?.y ?? 0) + (bar?.height ?? 0)));
		await expect(header.getByRole("button", { name: labels.closeMenu })).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(link).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(link).toBeHidden();
		await expect(menu).toBeFocused();

		await menu.tap();
		await expect(link).toBeVisible();
		await page.touchscreen.tap(195, 780);
		await expect(link).toBeHidden();
		await menu.tap();
		await link.tap();
		await expect(page).toHaveURL(first.href);
	});
});

test.describe("on a phone without JavaScript", () => {
	test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, javaScriptEnabled: false });

	test("the menu opens, and leads on", async ({ page }) => {
		await page.goto("/strategy");
		const header = page.getByRole("banner");
		const first = requireValue(site.content.settings.navigation[0], "A link in the header");
		await header.getByRole("button", { name: labels.menu }).tap();
		await header.getByRole("link", { name: first.label, exact: true }).tap();
		await expect(page).toHaveURL(first.href);
	});
});

for (const path of ["/strategy", "/pricing"]) {
	test(`the menu of ${path} closes when Tab leads past it`, async ({ tab: page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(path);
		await expect(page.locator("[data-island] :disabled")).toHaveCount(0);
		const menu = page.locator("#menu");
		await page.getByRole("button", { name: labels.menu }).press("Enter");
		await expect(menu).toBeVisible();
		for (const { label } of site.content.settings.navigation) {
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

test("the ring of the focus stands out from the ground around it, in the footer and on tiles too", async ({
	tab: page,
}) => {
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await page.goto("/");
		for (const place of ["footer a", "main a"]) {
			const links = await page.locator(place).filter({ visible: true }).all();
			expect(links.length, place).toBeGreaterThan(0);
			for (const link of links) {
				const where = `${await link.textContent()}, ${colorScheme}`;
				expect(await measureRing(link), where).toBeGreaterThanOrEqual(3);
			}
		}
	}
});

/** Measures the contrast of an element's ring with the ground beside it, which WCAG 2.2 wants to be 3 (1.4.11). */
async function measureRing(link: Locator): Promise<number> {
	const { ring, grounds } = await link.evaluate((element) => {
		(element as HTMLElement).focus({ focusVisible: true, preventScroll: true } as FocusOptions);
		const grounds: string[] = [];
		for (let around = element.parentElement; around; around = around.parentElement) {
			grounds.push(getComputedStyle(around).backgroundColor);
		}
		return { ring: getComputedStyle(element).outlineColor, grounds };
	});
	const opaque = grounds.find((colour) => (parse(colour)?.alpha ?? 1) === 1);
	return wcagContrast(ring, opaque ?? "white");
}
