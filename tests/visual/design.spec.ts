import { expect, test } from "@playwright/test";
import { openDesign } from "../fixtures/developmentServer.ts";
import { showPictures } from "./prepare.ts";

/** `Action, main` as the name of a file. */
function fileName(name: string): string {
	return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.png`;
}

/**
 * Runs in a page: leaves a specimen alone on it. What is above would move it by parts of a pixel, and
 * the edge of what is below would show in its last row.
 */
function showAlone(specimen: Element): void {
	for (const hidden of document.querySelectorAll<HTMLElement>("[data-hidden]")) {
		hidden.style.display = "";
	}
	for (const other of document.body.querySelectorAll<HTMLElement>("*")) {
		if (!other.contains(specimen) && !specimen.contains(other)) {
			other.dataset.hidden = "";
			other.style.display = "none";
		}
	}
}

for (const width of [1440, 390]) {
	test.describe(`/design at ${width} px`, () => {
		test.use({
			viewport: { width, height: 900 },
			colorScheme: "light",
			contextOptions: { reducedMotion: "reduce" },
		});

		test("every specimen looks as it did", async ({ page }) => {
			await openDesign(page);
			await showPictures(page);
			const specimens = await page.locator(".specimen").all();
			expect(specimens.length).toBeGreaterThan(20);
			for (const specimen of specimens) {
				await specimen.evaluate(showAlone);
				const name = fileName(await specimen.locator("h2").first().innerText());
				await expect.soft(specimen).toHaveScreenshot(["design", String(width), name]);
			}
		});
	});
}
