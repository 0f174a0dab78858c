import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { windows } from "../../app/design/windows.ts";
import { describe, fallsShort, measurePage, settings } from "../../scripts/contrast/measure.ts";
import { builtFolder } from "../builtFolder.ts";
import { openDesign, openWindow } from "../developmentServer.ts";

const schemes = ["light", "dark"] as const;

/** What is wrong with the page that is open, at both widths in both schemes. */
async function issues(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const width of settings.widths) {
		found.push(...(await measurePage(page, width)).filter(fallsShort).map(describe));
		for (const colorScheme of schemes) {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			const { violations } = await new AxeBuilder({ page })
				.exclude("iframe")
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

	test("is accessible, stands out and fits, in both schemes", async ({ page }) => {
		await openDesign(page);
		expect(await issues(page)).toEqual([]);
	});

	for (const [name, specimen] of Object.entries(windows)) {
		test(`has a window that is accessible, stands out and fits: ${name}`, async ({ page }) => {
			await openWindow(page, specimen);
			expect(await issues(page)).toEqual([]);
		});
	}

	test("shows every component and every token", async ({ page }) => {
		await openDesign(page);
		const words = await page.locator("main").innerText();
		const missing = globSync("app/components/*.tsx").filter((file) => {
			const name = file.replace(/^.*\/(\w+)\.tsx$/, "$1");
			return !new RegExp(`\\b${name}\\b`).test(words);
		});
		expect(missing).toEqual([]);

		const tokens = await readFile("app/styles/tokens.css", "utf8");
		const names = Array.from(tokens.matchAll(/^\t(--[\w-]+):/gm), ([, name = ""]) => name);
		expect(names.length).toBeGreaterThan(50);
		// The faces are shown by their own names.
		const faces = ["--sans", "--serif", "--ease"];
		expect(names.filter((name) => !faces.includes(name) && !words.includes(name))).toEqual([]);
	});

	test("shows states as they are", async ({ page }) => {
		await openDesign(page);
		const specimen = page.locator(".specimen", { hasText: "Action, solid" });
		const [usual, pointedAt, focused] = await specimen.locator(".action").all();
		const looks = (element: typeof usual) =>
			element?.evaluate((node) => {
				const { backgroundColor, color, borderColor, outline } = getComputedStyle(node);
				return { backgroundColor, color, borderColor, outline };
			});
		await page.emulateMedia({ reducedMotion: "reduce" });
		expect(await looks(usual)).not.toEqual(await looks(pointedAt));
		await usual?.hover();
		expect(await looks(usual)).toEqual(await looks(pointedAt));
		await page.mouse.move(0, 0);
		await usual?.focus();
		expect(await looks(usual)).toEqual(await looks(focused));
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

	test("shows a search with results, without, and one that fails", async ({ page }) => {
		await openWindow(page, windows.searchWithResults);
		await expect(page.locator(".found li").first()).toBeVisible();
		await openWindow(page, windows.searchWithoutResults);
		await expect(page.getByRole("status")).toContainText("zeppelin");
		await openWindow(page, windows.searchThatFailed);
		await expect(page.getByRole("status")).toContainText("could not be loaded");
	});
});

test("the built site has no trace of /design", async ({ request }) => {
	for (const path of ["/design", "/design/specimen/search"]) {
		expect((await request.get(path)).status(), path).toBe(404);
	}
	const files = globSync(`${builtFolder}/**/*.{html,css,js}`);
	expect(files.length).toBeGreaterThan(50);
	for (const file of files) {
		const text = await readFile(file, "utf8");
		expect(/design-index|\.specimen\b|DesignPage/.test(text), file).toBe(false);
	}
});
