import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { parse } from "yaml";
import type { Page } from "../../../content-model/index.ts";
import { translateTexts } from "../../interaction/translation.ts";
import type { EngineTest } from "../engineTest.ts";
import { wide } from "../visit.ts";

const { tryAgain }: Page<"search"> = parse(readFileSync("content/pages/search.yaml", "utf8"));
const field = "main [type=search]";
const status = "main [role=status]";

/** Tests the search. */
export function testSearch(test: EngineTest): void {
	test("the search finds an article by its title", async ({ visit }) => {
		await visit.show("/search", wide);
		const [title = "", path = ""] = await visit.run(() => {
			const link = document.querySelector("#everything a[href^='/blog/']");
			return [link?.textContent ?? "", link?.getAttribute("href") ?? ""];
		});
		await visit.fill(field, title);
		await visit.waitFor(`.search-results a[href="${path}"]`);
	});

	test("where the engine of the search did not come, trying again finds it", async ({
		ownVisit,
	}) => {
		await ownVisit.show("/search", wide);
		await ownVisit.run(setCookie, "lose=/assets/engine-");
		await ownVisit.show("/search?q=platform", wide);
		await expect.poll(() => ownVisit.readText(".search-panel .actions button")).toBe(tryAgain);
		await ownVisit.run(setCookie, "lose=; max-age=0");
		await ownVisit.tab.click(".search-panel .actions button");
		await expect.poll(() => ownVisit.readText(status)).toContain("‘platform’");
		expect(await ownVisit.readText(".search-results a")).not.toBe("");
		expect(await ownVisit.readPath()).toBe("/search?q=platform");
	});

	test("Back to the search restores the words in the field and their results", async ({
		ownVisit,
	}) => {
		await ownVisit.show("/search", wide);
		await ownVisit.fill(field, "platform");
		await expect.poll(() => ownVisit.readText(status)).toContain("platform");
		await ownVisit.tab.click(".search-results a");
		await expect.poll(() => ownVisit.readPath()).not.toMatch(/^\/search\b/);
		await expect.poll(() => ownVisit.run(() => document.readyState)).toBe("complete");
		await ownVisit.tab.back();
		await expect.poll(() => ownVisit.readPath()).toBe("/search?q=platform");
		await expect.poll(() => ownVisit.readText(status)).toContain("platform");
		expect(await ownVisit.readField(field)).toBe("platform");
		expect(await ownVisit.readText(".search-results a")).not.toBe("");
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

/** Runs in a page: what setup.ts reads of it. */
function setCookie(cookie: string) {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API would answer later
	document.cookie = cookie;
	return null;
}
