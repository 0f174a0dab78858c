import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { routes } from "./routes.ts";

test("every outside link of a run on one machine leads to a stub that answers", async ({
	page,
	request,
	baseURL,
}) => {
	const stubs = new URL(baseURL ?? "");
	stubs.port = String(Number(stubs.port) + 1);
	const targets = new Set<string>();
	for (const { path } of routes) {
		await page.goto(path);
		const links = await page
			.locator("a[href^=http], iframe")
			.evaluateAll((all) =>
				all.map((element) => (element as HTMLAnchorElement).href || element.getAttribute("src")),
			);
		for (const link of links) {
			targets.add(link ?? "");
		}
	}
	const stand = [...targets].filter((target) => target.startsWith(stubs.origin));
	expect(stand.length).toBeGreaterThanOrEqual(12);
	for (const target of stand) {
		const answer = await request.get(target);
		expect(answer.status(), target).toBe(200);
		expect(await answer.text()).toContain("Stand-in");
	}
	expect([...targets].filter((target) => new URL(target).hostname.endsWith(".example"))).toEqual(
		[],
	);
});

test("a build for deployment names no stub", () => {
	const files = globSync("dist/client/**/*.{html,md,xml,json,txt,ics}");
	expect(files.length).toBeGreaterThan(100);
	const polluted = files.filter((file) =>
		/localhost|127\.0\.0\.1/.test(readFileSync(file, "utf8")),
	);
	expect(polluted).toEqual([]);
});
