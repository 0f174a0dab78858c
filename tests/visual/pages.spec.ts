import { globSync, statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { showPictures } from "./prepare.ts";

/** Pages that show the parts of the design together; each part by itself is in design.spec.ts. */
const paths = ["/", "/pricing", "/blog", "/nope"];

/** Windows that pages are compared in: between them, both layouts and both schemes. */
const looks = [
	{ width: 1440, colorScheme: "light" },
	{ width: 390, colorScheme: "dark" },
] as const;

for (const { width, colorScheme } of looks) {
	test.describe(`${width} px, ${colorScheme}`, () => {
		test.use({
			viewport: { width, height: 900 },
			colorScheme,
			contextOptions: { reducedMotion: "reduce" },
		});

		for (const path of paths) {
			test(`each section of ${path} looks as it did`, async ({ page }) => {
				await page.goto(path);
				await showPictures(page);
				const sections = await page.evaluate(() =>
					Array.from(document.querySelectorAll("main > *, body > header, body > footer"))
						.map((section) => section.getBoundingClientRect())
						.filter(({ height }) => height > 0)
						.map(({ x, y, width, height }) => ({ x, y, width, height })),
				);
				expect(sections.length).toBeGreaterThan(2);
				const folder = `${path === "/" ? "home" : path.slice(1)}-${width}-${colorScheme}`;
				// Cut out of the whole page, so that a part that sticks to the window covers none of them.
				for (const [index, clip] of sections.entries()) {
					await expect
						.soft(page)
						.toHaveScreenshot([folder, `${index + 1}.png`], { fullPage: true, clip });
				}
			});
		}
	});
}

test("the pictures to compare with stay below 8 MB", () => {
	const files = globSync("tests/visual/baselines/**/*.png");
	const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
	expect(bytes).toBeGreaterThan(0);
	expect(bytes).toBeLessThan(8_000_000);
});
