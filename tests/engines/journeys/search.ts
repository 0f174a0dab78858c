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

	test("a translated search names the query of the moment", async ({ visit }) => {
		await visit.show("/search", wide);
		await visit.run(translateTexts, "replaced");
		for (const query of ["strategy", "training"]) {
			await visit.fill(field, query);
			await expect.poll(() => visit.readText(status)).toContain(`‘${query}’`);
		}
	});
}
