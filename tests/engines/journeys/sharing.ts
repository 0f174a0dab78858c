import { expect } from "vitest";
import type { EngineTest } from "../engineTest.ts";
import { wide } from "../visit.ts";
import { articlePaths } from "./pages.ts";

/** Sharing an article. */
export function testSharing(test: EngineTest): void {
	test("an article can be shared", async ({ visit }) => {
		const [article = ""] = articlePaths;
		await visit.show(article.replace("/blog/", "/share?article="), wide);
		await expect.poll(() => visit.readText("main .select-all")).toContain(article);
	});
}
