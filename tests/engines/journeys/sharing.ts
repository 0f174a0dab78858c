import { expect } from "vitest";
import type { EngineTest } from "../engineTest.ts";
import { wide } from "../visitor.ts";
import { articlePaths } from "./pages.ts";

/** Sharing an article. */
export function testSharing(test: EngineTest): void {
	test("an article can be shared", async ({ visitor }) => {
		const [article = ""] = articlePaths;
		await visitor.show(article.replace("/blog/", "/share?article="), wide);
		await expect.poll(() => visitor.readText("main .select-all")).toContain(article);
	});
}
