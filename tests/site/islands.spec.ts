import { expect } from "@playwright/test";
import { sharePath } from "../../paths/index.ts";
import { interactivePages } from "../fixtures/interactivePages.ts";
import { blockRequests, holdRequests } from "../interaction/network.ts";
import { test } from "./test.ts";

const paths = interactivePages.map(({ path }) => path);

// What the share page shows depends on the article in its URL, which no build knows.
for (const path of paths.filter((path) => path !== sharePath)) {
	test(`the browser takes over ${path} without touching what is drawn`, async ({ page }) => {
		await page.addInitScript(() => {
			const changes: string[] = [];
			Object.assign(window, { changes });
			addEventListener("DOMContentLoaded", () => {
				const observer = new MutationObserver((records) => {
					for (const { type, target, addedNodes, removedNodes } of records) {
						// React's server marks where two texts meet with an empty comment; Preact drops it.
						// Parts for paper alone are not visible here.
						const nodes = [...addedNodes, ...removedNodes].filter(
							(node) =>
								node.nodeType !== Node.COMMENT_NODE &&
								(!(node instanceof Element) || node.checkVisibility()),
						);
						if (type === "characterData" || nodes.length > 0) {
							changes.push(`${target.nodeName} ${type}: ${nodes.map(({ nodeName }) => nodeName)}`);
						}
					}
				});
				for (const island of document.querySelectorAll("[data-island]")) {
					observer.observe(island, { childList: true, characterData: true, subtree: true });
				}
			});
		});
		await page.goto(path, { waitUntil: "networkidle" });
		await expect(page.locator("[data-island] :is(input, button):enabled").first()).toBeVisible();
		const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
		expect(changes).toEqual([]);
	});
}

test("words typed before the script arrives are kept, with the focus, and are looked for", async ({
	page,
}) => {
	const release = await holdRequests(page, "**/assets/entry.client*.js");
	await page.goto("/search");
	const field = page.getByRole("main").getByRole("searchbox");
	await field.pressSequentially("governance");
	release();
	await expect(page.getByRole("status")).toContainText("‘governance’");
	await expect(field).toBeFocused();
	await expect(field).toHaveValue("governance");
});

for (const path of paths) {
	test(`scripts that a filter stops leave ${path} as it is without JavaScript`, async ({
		browser,
		page,
	}) => {
		const without = await browser.newPage({ javaScriptEnabled: false });
		await without.goto(path);
		const expected = await without.getByRole("main").innerText();
		await without.close();
		await blockRequests(page, "**/*.js");
		await page.goto(path);
		await expect.poll(() => page.getByRole("main").innerText()).toBe(expected);
	});
}
