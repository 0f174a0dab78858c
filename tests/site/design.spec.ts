import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { readTokens } from "../../app/design/tokens.ts";
import { describe, fallsShort, measurePage, settings } from "../../scripts/contrast/measure.ts";
import { builtFolder } from "../builtFolder.ts";
import { openDesign } from "../developmentServer.ts";

const schemes = ["light", "dark"] as const;

/** What is wrong with the page that is open, at both widths in both schemes. */
async function issues(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const width of settings.widths) {
		found.push(...(await measurePage(page, width)).filter(fallsShort).map(describe));
		for (const colorScheme of schemes) {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			const { violations } = await new AxeBuilder({ page })
				.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
				.analyze();
			found.push(
				...violations.map(
					({ id, nodes }) =>
						`${width} px, ${colorScheme}: ${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`,
				),
			);
		}
	}
	for (const width of [320, 390, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		if (overflow > 0) {
			found.push(`${width} px: ${overflow} px too wide`);
		}
	}
	return found;
}

test.describe("/design", () => {
	test.setTimeout(240_000);

	for (const query of ["", "?people=3&strategy=1", "?people=0&custom=many"]) {
		test(`is accessible, stands out and fits: ${query || "as it opens"}`, async ({ page }) => {
			await openDesign(page, query);
			expect(await issues(page)).toEqual([]);
		});
	}

	test("shows every component and every token", async ({ page }) => {
		await openDesign(page);
		const text = await page.locator("main").innerText();
		// Seen around the page itself, or not to be seen.
		const elsewhere = ["SiteHeader", "SiteFooter", "PageTitle", "HoldFirstPaint"];
		const components = globSync("app/components/*.tsx").map((file) => basename(file, ".tsx"));
		expect(components.filter((name) => !text.includes(name))).toEqual(elsewhere.sort());

		const tokens = readTokens(await readFile("app/styles/tokens.css", "utf8"));
		expect([...tokens.keys()].filter((name) => !text.includes(`--${name}`))).toEqual([]);
	});

	test("lets its reader choose a scheme", async ({ page }) => {
		await page.emulateMedia({ colorScheme: "light" });
		await openDesign(page);
		const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		const light = await ground();
		await page.getByRole("radio", { name: "dark" }).check();
		expect(await ground()).not.toBe(light);
		await page.getByRole("radio", { name: "light" }).check();
		expect(await ground()).toBe(light);
	});
});

test("the built site has no trace of /design", async ({ request }) => {
	for (const path of ["/design", "/design/product/home-base", "/design/product"]) {
		expect((await request.get(path)).status(), path).toBe(404);
	}
	const files = globSync(`${builtFolder}/**/*.{html,css,js}`);
	expect(files.length).toBeGreaterThan(50);
	for (const file of files) {
		const text = await readFile(file, "utf8");
		expect(/swatch-gum|\.specimen\b|DesignPage/.test(text), file).toBe(false);
	}
});
