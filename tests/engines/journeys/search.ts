import { expect } from "vitest";
import { translateTexts } from "../../interaction/translation.ts";
import type { EngineTest } from "../engineTest.ts";
import { wide } from "../visitor.ts";
import { field, results, status } from "./searchPage.ts";

/** Tests the search. */
export function testSearch(test: EngineTest): void {
	test("the search finds an article by its title", async ({ visitor }) => {
		await visitor.show("/search", wide);
		const [title = "", path = ""] = await visitor.run(() => {
			const link = document.querySelector(
				"#everything a[href^='/blog/']:not([href*='/category/'])",
			);
			return [link?.textContent ?? "", link?.getAttribute("href") ?? ""];
		});
		await visitor.fill(field, title);
		await visitor.waitFor(`${results}[href="${path}"]`);
	});

	test("a translated search names the query of the moment", async ({ visitor }) => {
		await visitor.show("/search", wide);
		await visitor.run(translateTexts, "replaced");
		for (const query of ["strategy", "training"]) {
			await visitor.fill(field, query);
			await expect.poll(() => visitor.readText(status)).toContain(`‘${query}’`);
		}
	});
}
