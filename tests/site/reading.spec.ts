import { readFile, stat } from "node:fs/promises";
import { brotliDecompressSync, constants } from "node:zlib";
import { chromium, expect } from "@playwright/test";
import { getLayoutShift, observeShifts } from "../../bench/layoutShifts.ts";
import budgets from "../../budgets.json" with { type: "json" };
import { requireValue } from "../../build/requireValue.ts";
import { findBrowser } from "../../machine/browser.ts";
import { servedFolder } from "../fixtures/builtFolder.ts";
import { siteOrigin } from "../fixtures/served.ts";
import { blockRequests, holdRequests } from "../interaction/network.ts";
import { headlessShell } from "../setup/browser.ts";
import { newestArticle, site, urls } from "./site.ts";
import { test } from "./test.ts";

test.describe("in colours that the reader forces", () => {
	for (const { path, drawing } of [
		{ path: "/", drawing: "main i" },
		{ path: "/pricing", drawing: "#estimate svg + dl > div" },
		{ path: "/events", drawing: "figure i b" },
		{ path: `/blog/${newestArticle.slug}`, drawing: "main i" },
	]) {
		test(`${path} keeps its buttons' edges and what its drawings count`, async ({ tab: page }) => {
			await page.emulateMedia({ forcedColors: "active" });
			await page.goto(path);
			const edgeless = await page
				.locator(":is(header, main) :is(a, button, input):visible")
				.evaluateAll((all) =>
					all
						// A link with round corners is drawn as a button.
						.filter(
							(element) =>
								element.tagName !== "A" || getComputedStyle(element).borderTopLeftRadius !== "0px",
						)
						.filter((element) => getComputedStyle(element).appearance !== "auto")
						.filter((element) => {
							const { borderTopWidth, borderBottomWidth, textDecorationLine } =
								getComputedStyle(element);
							const edges = [borderTopWidth, borderBottomWidth].map(Number.parseFloat);
							return Math.max(...edges) === 0 && textDecorationLine === "none";
						})
						.map((element) => element.outerHTML.slice(0, 100)),
				);
			expect(edgeless).toEqual([]);
			expect(await page.locator(drawing).filter({ visible: true }).count()).toBeGreaterThan(0);
			const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
			const symbols = await page
				.locator("main i:visible:not(:has(b)), figure i b:visible")
				.evaluateAll((all) =>
					all.map((symbol) => {
						const { backgroundColor, borderTopColor, forcedColorAdjust } = getComputedStyle(symbol);
						return [forcedColorAdjust, backgroundColor, borderTopColor].join(" ");
					}),
				);
			for (const symbol of new Set(symbols)) {
				expect(symbol).not.toBe(`auto ${ground} ${ground}`);
			}
		});
	}

	test("each symbol of a grid drawing has the colour of the reader’s text", async ({
		tab: page,
	}) => {
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ forcedColors: "active", colorScheme });
			await page.goto("/strategy");
			const text = await page.evaluate(() => getComputedStyle(document.body).color);
			const colours = await page
				.locator("main svg[viewBox] > path:not(:first-child):visible")
				.evaluateAll((paths) =>
					paths.map((path) => {
						const { fill, stroke } = getComputedStyle(path);
						return fill === "none" ? stroke : fill;
					}),
				);
			expect(colours.length).toBeGreaterThan(3);
			expect(new Set(colours)).toEqual(new Set([text]));
		}
	});

	test("the parts of an estimate have the colour of text, in its bar and beside their names", async ({
		tab: page,
	}) => {
		await page.emulateMedia({ forcedColors: "active" });
		await page.goto("/pricing");
		const bar = await page
			.locator("#estimate svg:has(+ dl) path")
			.evaluateAll((leaves) => leaves.map((leaf) => getComputedStyle(leaf).fill));
		const list = await page
			.locator("#estimate svg + dl > div")
			.evaluateAll((rows) =>
				rows.map((row) => [
					getComputedStyle(row, "::before").backgroundColor,
					getComputedStyle(row.children[0] ?? row).color,
				]),
			);
		expect(bar.length).toBeGreaterThan(1);
		expect(list.length).toBeGreaterThan(1);
		expect(new Set([...bar, ...list.flat()]).size).toBe(1);
	});
});

test.describe("where fonts come late or never", () => {
	for (const width of [1440, 390]) {
		for (const path of ["/", "/pricing", `/blog/${newestArticle.slug}`, "/contact-us"]) {
			test(`${path} hardly moves at ${width} px, and every word is there`, async ({ page }) => {
				await page.setViewportSize({ width, height: 900 });
				await page.addInitScript(observeShifts);
				const releaseFonts = await holdRequests(page, "**/*.woff2");
				await page.goto(path, { waitUntil: "commit" });
				await page.waitForFunction(
					() => performance.getEntriesByName("first-contentful-paint").length > 0,
				);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				const fonts = page.waitForResponse(`${siteOrigin}/**/*.woff2`);
				releaseFonts();
				await fonts;
				await page.waitForLoadState("load");
				await page.evaluate(() => document.fonts.ready);
				// A first visit ends in the site's own face: docs/decisions/0007-fonts.md says why this much.
				expect(await page.evaluate(getLayoutShift)).toBeLessThanOrEqual(
					budgets.weight.layoutShift.limit,
				);
			});
		}
	}
});

test("the first screen of the longest texts is in the bytes that a server sends at once", async ({
	page,
}) => {
	const files = [...site.articles.map(({ path }) => path), "/partner-referral-agreement"];
	const sizes = await Promise.all(
		files.map(async (path) => ({ path, ...(await stat(`${servedFolder}${path}.html.br`)) })),
	);
	const longest = sizes.sort((a, b) => b.size - a.size).slice(0, 2);
	// Fonts and scripts come later and not always: without them two visits look the same.
	await blockRequests(page, /\.(?:woff2|js)$/);
	for (const { path } of longest) {
		const sent = await readFile(`${servedFolder}${path}.html.br`);
		const finishFlush = constants.BROTLI_OPERATION_FLUSH;
		const window = sent.subarray(0, budgets.weight.document.limit);
		const begun = brotliDecompressSync(window, { finishFlush });
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(path);
			const full = await page.screenshot({ animations: "disabled" });
			await page.route(`**${path}`, async (route) => {
				const response = await route.fetch();
				await route.fulfill({ response, body: begun });
			});
			await page.goto(path);
			const first = await page.screenshot({ animations: "disabled" });
			expect(first.equals(full), `${path} at ${width} px`).toBe(true);
			await page.unroute(`**${path}`);
		}
	}
});

test("with large letters no page scrolls sideways on a phone", async () => {
	for (const letters of [24, 32]) {
		const browser = await chromium.launch({
			executablePath: findBrowser(headlessShell),
			args: ["--no-sandbox", `--blink-settings=defaultFontSize=${letters}`],
		});
		const page = await browser.newPage({
			baseURL: siteOrigin,
			viewport: { width: 390, height: 844 },
		});
		for (const path of urls) {
			await page.goto(path);
			const beyond = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(beyond, `${path}, ${letters}`).toBe(0);
		}
		await browser.close();
	}
});

/** Pages whose tables, tiles and drawings had no room where a style alone enlarged letters. */
const crowdedPaths = [
	"/",
	"/privacy",
	"/strategy",
	"/solutions",
	"/pricing",
	"/events",
	"/blog",
	"/firm-pack",
	"/benefits/none",
];

test("none of the crowded pages scrolls sideways where a reader’s style doubles letters", async ({
	tab: page,
}) => {
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 844 });
		for (const path of crowdedPaths) {
			await page.goto(path);
			const beyond = await page.evaluate(() => {
				document.documentElement.style.setProperty("font-size", "200%", "important");
				return document.documentElement.scrollWidth - document.documentElement.clientWidth;
			});
			expect.soft(beyond, `${path} at ${width} px`).toBe(0);
		}
	}
});

test("with large letters the name of who reads a message first is in the card, at 320 px too", async () => {
	const browser = await chromium.launch({
		executablePath: findBrowser(headlessShell),
		args: ["--no-sandbox", "--blink-settings=defaultFontSize=32"],
	});
	const page = await browser.newPage({
		baseURL: siteOrigin,
		viewport: { width: 320, height: 844 },
	});
	await page.goto("/contact-us");
	const name = page.getByText(site.content.pages["contact-us"].form.reader).locator("..");
	const beyond = await name.evaluate((text) => {
		const range = document.createRange();
		range.selectNodeContents(text);
		const card = text.parentElement ?? text;
		return range.getBoundingClientRect().right - card.getBoundingClientRect().right;
	});
	expect(beyond).toBeLessThanOrEqual(0);
	await browser.close();
});

test("without a stylesheet the logos and the search icon are small", async ({ tab: page }) => {
	await page.goto("/strategy");
	await page.evaluate(() => {
		for (const style of document.querySelectorAll("style")) {
			style.remove();
		}
	});
	const icons = page.locator("body > :is(header, footer) svg");
	await expect(icons).toHaveCount(3);
	for (const icon of await icons.all()) {
		const box = await icon.boundingBox();
		expect(box?.width).toBeLessThan(100);
		expect(box?.height).toBeLessThan(100);
	}
});

test("a link to an answer of the FAQ opens it, and its question is in sight", async ({
	tab: page,
}) => {
	const { items } = site.content.pages.faq;
	// The first of a group is open already.
	const item = requireValue(
		items.find(({ group }, index) => index > 0 && items[index - 1]?.group === group),
		"A second question of a group",
	);
	await page.goto("/faq");
	const answer = page.locator(`[id="${item.id}"]`);
	await expect(answer).toBeHidden();
	await page.goto(`/faq#${item.id}`);
	await expect(answer).toBeVisible();
	await expect(page.getByRole("heading", { name: item.question })).toBeInViewport();
});
