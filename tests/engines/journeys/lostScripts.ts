import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { parse } from "yaml";
import type { PageContent } from "../../../content-model/index.ts";
import { sharePath } from "../../../paths/index.ts";
import { interactivePages } from "../../fixtures/interactivePages.ts";
import type { EngineTest } from "../engineTest.ts";
import { type Visitor, wide } from "../visitor.ts";
import { field, results, status } from "./searchPage.ts";

const { tryAgain, error }: PageContent<"search"> = parse(
	readFileSync("content/pages/search.yaml", "utf8"),
);
const tryAgainButton = `${status} ~ p button`;

/** Scripts that did not come at first. Each tab is of the test's own: what it loses is an error in the console. */
export function testLostScripts(test: EngineTest): void {
	test("where the engine of the search did not come, trying again finds it", async ({
		ownVisitor: visitor,
	}) => {
		await visitor.show("/search", wide);
		await loseFiles(visitor, "/assets/engine-");
		await visitor.show("/search?q=platform", wide);
		await expect.poll(() => visitor.readText(tryAgainButton)).toBe(tryAgain);
		await loseNothing(visitor);
		await visitor.tab.click(tryAgainButton);
		await expect.poll(() => visitor.readText(status)).toContain("‘platform’");
		expect(await visitor.readText(results)).not.toBe("");
		expect(await visitor.readPath()).toBe("/search?q=platform");
	});

	test("where the engine of the search did not come, the next query finds it", async ({
		ownVisitor: visitor,
	}) => {
		await visitor.show("/search", wide);
		await loseFiles(visitor, "/assets/engine-");
		await visitor.fill(field, "platform");
		await expect.poll(() => visitor.readText(status)).toBe(error);
		await loseNothing(visitor);
		await visitor.tab.type(" price");
		await expect.poll(() => visitor.readText(status)).toContain("‘platform price’");
	});

	// Without an article in its URL the share page has no control.
	test.for(interactivePages.filter(({ path }) => path !== sharePath))(
		"where the script of a part of $path did not come, trying again brings it",
		async ({ path, island }, { ownVisitor: visitor }) => {
			const control = `[data-island=${island}] :is(input, button)`;
			await visitor.show("/privacy", wide);
			await loseFiles(visitor, `/assets/${island}.island-`);
			await visitor.show(path, wide);
			await expect.poll(() => visitor.isShown("[role=alert] a")).toBe(true);
			await loseNothing(visitor);
			await visitor.tab.click("[role=alert] a");
			await expect.poll(() => visitor.isShown(`${control}:enabled`)).toBe(true);
			expect(await visitor.isShown("[role=alert]")).toBe(false);
		},
	);
}

/** From now on the line breaks off at each path that holds this text: what setup.ts reads of a visitor's cookie. */
async function loseFiles(visitor: Visitor, text: string): Promise<void> {
	await visitor.run(setCookie, `lose=${text}`);
}

async function loseNothing(visitor: Visitor): Promise<void> {
	await visitor.run(setCookie, "lose=; max-age=0");
}

/** Runs in the page. */
function setCookie(cookie: string) {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API would answer later
	document.cookie = cookie;
	return null;
}
