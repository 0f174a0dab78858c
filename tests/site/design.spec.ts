import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { expect } from "@playwright/test";
import { readTokens } from "../../development/design/tokens.ts";
import { describe, isBelowRequired, measurePage } from "../contrast/measure.ts";
import { openDesign, openInDevelopment } from "../fixtures/developmentServer.ts";
import { findAccessibilityViolations } from "./axe.ts";
import { locateResults } from "./searchPage.ts";
import { test } from "./test.ts";

test.describe("/design", () => {
	for (const [width, colorScheme] of [
		[1440, "light"],
		[390, "dark"],
	] as const) {
		test(`is accessible, stands out and fits at ${width} px, ${colorScheme}`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await openDesign(page);
			expect(await findAccessibilityViolations(page)).toEqual([]);
			expect((await measurePage(page, width)).filter(isBelowRequired).map(describe)).toEqual([]);
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(overflow).toBe(0);
		});
	}

	test("shows every component and every token", async ({ page }) => {
		await openDesign(page);
		const text = await page.locator("main").innerText();
		const shown = new Set(text.match(/\w+(?=\.tsx)/g));
		// Seen around the page itself or within another specimen, made of others, or without a whole look of their own.
		const elsewhere = [
			"Actions",
			"ArticleByline",
			"ArticleGrid",
			"Band",
			"CategoryNav",
			"ContentLink",
			"DrawingBand",
			"EmailAddress",
			"FeaturedArticle",
			"HeroBand",
			"InlineText",
			"Kicker",
			"LinkedText",
			"LiveText",
			"MetaList",
			"PointList",
			"PriceSection",
			"PrintedContact",
			"ReadArticleLink",
			"ResponsiveDrawing",
			"ResponsiveImage",
			"SiteFooter",
			"SiteHeader",
			"SkipLink",
			"TeamList",
			"Tiles",
		];
		const files = globSync("app/components/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
		const components = files.map((file) => basename(file, ".tsx"));
		expect(components.filter((name) => !shown.has(name))).toEqual(elsewhere);

		const tokens = readTokens(await readFile("app/styles/tokens.css", "utf8"));
		expect([...tokens.keys()].filter((name) => !text.includes(`--${name}`))).toEqual([]);
	});

	test("lets its reader choose a scheme", async ({ page }) => {
		await page.emulateMedia({ colorScheme: "light" });
		await openDesign(page);
		const readGround = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		const light = await readGround();
		await page.getByRole("radio", { name: "dark" }).check();
		expect(await readGround()).not.toBe(light);
		await page.getByRole("radio", { name: "light" }).check();
		expect(await readGround()).toBe(light);
	});
});

test("the search works in development", async ({ page }) => {
	await openInDevelopment(page, "/search?q=pricng");
	await expect(locateResults(page).first()).toBeVisible();
});
