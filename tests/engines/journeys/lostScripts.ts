import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { parse } from "yaml";
import type { PageContent } from "../../../content-model/index.ts";
import { sharePath } from "../../../paths/index.ts";
import { interactivePages } from "../../fixtures/interactivePages.ts";
import type { EngineTest } from "../engineTest.ts";
import { type Visit, wide } from "../visit.ts";
import { field, results, status } from "./searchPage.ts";

const { tryAgain, error }: PageContent<"search"> = parse(
	readFileSync("content/pages/search.yaml", "utf8"),
);
const tryAgainButton = `${status} ~ p button`;

/** Scripts that did not come at first. Each visit is of the test's own: what it loses is an error in the console. */
export function testLostScripts(test: EngineTest): void {
	test("where the engine of the search did not come, trying again finds it", async ({
		ownVisit: visit,
	}) => {
		await visit.show("/search", wide);
		await loseFiles(visit, "/assets/engine-");
		await visit.show("/search?q=platform", wide);
		await expect.poll(() => visit.readText(tryAgainButton)).toBe(tryAgain);
		await loseNothing(visit);
		await visit.tab.click(tryAgainButton);
		await expect.poll(() => visit.readText(status)).toContain("‘platform’");
		expect(await visit.readText(results)).not.toBe("");
		expect(await visit.readPath()).toBe("/search?q=platform");
	});

	test("where the engine of the search did not come, the next query finds it", async ({
		ownVisit: visit,
	}) => {
		await visit.show("/search", wide);
		await loseFiles(visit, "/assets/engine-");
		await visit.fill(field, "platform");
		await expect.poll(() => visit.readText(status)).toBe(error);
		await loseNothing(visit);
		await visit.tab.type(" price");
		await expect.poll(() => visit.readText(status)).toContain("‘platform price’");
	});

	// Without an article in its URL the share page has no control.
	test.for(interactivePages.filter(({ path }) => path !== sharePath))(
		"where the script of a part of $path did not come, trying again brings it",
		async ({ path, island }, { ownVisit: visit }) => {
			const control = `[data-island=${island}] :is(input, button)`;
			await visit.show("/privacy", wide);
			await loseFiles(visit, `/assets/${island}.island-`);
			await visit.show(path, wide);
			await expect.poll(() => visit.isShown("[role=alert] a")).toBe(true);
			await loseNothing(visit);
			await visit.tab.click("[role=alert] a");
			await expect.poll(() => visit.isShown(`${control}:enabled`)).toBe(true);
			expect(await visit.isShown("[role=alert]")).toBe(false);
		},
	);
}

/** From now on the line breaks off at each path that holds this text: what setup.ts reads of a visitor's cookie. */
async function loseFiles(visit: Visit, text: string): Promise<void> {
	await visit.run(setCookie, `lose=${text}`);
}

async function loseNothing(visit: Visit): Promise<void> {
	await visit.run(setCookie, "lose=; max-age=0");
}

/** Runs in the page. */
function setCookie(cookie: string) {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API would answer later
	document.cookie = cookie;
	return null;
}
