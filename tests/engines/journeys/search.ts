import { expect } from "vitest";
import { translateTexts } from "../../interaction/translation.ts";
import type { EngineTest } from "../engineTest.ts";
import { wide } from "../visit.ts";
import { field, results, status } from "./searchPage.ts";

/** Tests the search. */
export function testSearch(test: EngineTest): void {
	test("the search finds an article by its title", async ({ visit }) => {
		await visit.show("/search", wide);
		const [title = "", path = ""] = await visit.run(() => {
			const link = document.querySelector(
				"#everything a[href^='/blog/']:not([href*='/category/'])",
			);
			return [link?.textContent ?? "", link?.getAttribute("href") ?? ""];
		});
		await visit.fill(field, title);
		await visit.waitFor(`${results}[href="${path}"]`);
	});

	test("Back to the search restores the words in the field and their results", async ({
		ownVisit,
	}) => {
		await ownVisit.show("/search", wide);
		await ownVisit.fill(field, "platform");
		await expect.poll(() => ownVisit.readText(status)).toContain("platform");
		await ownVisit.tab.click(results);
		await expect.poll(() => ownVisit.readPath()).not.toMatch(/^\/search\b/);
		// Firefox may drop a step back that is taken while the page still loads.
		await expect.poll(() => ownVisit.run(hasLoaded)).toBe(true);
		await ownVisit.tab.back();
		await expect.poll(() => ownVisit.readPath()).toBe("/search?q=platform");
		await expect.poll(() => ownVisit.readText(status)).toContain("platform");
		expect(await ownVisit.readField(field)).toBe("platform");
		expect(await ownVisit.readText(results)).not.toBe("");
	});

	test("a translated search names the query of the moment", async ({ visit }) => {
		await visit.show("/search", wide);
		await visit.run(translateTexts, "replaced");
		for (const query of ["strategy", "training"]) {
			await visit.fill(field, query);
			await expect.poll(() => visit.readText(status)).toContain(`‘${query}’`);
		}
	});
}

/** Runs in a page: tells whether its load event has ended. */
function hasLoaded(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	return navigation instanceof PerformanceNavigationTiming && navigation.loadEventEnd > 0;
}
