import { expect, test } from "@playwright/test";
import { routes } from "./routes.ts";

test("every link and anchor of the site is alive", async ({ page, request, baseURL }) => {
	test.setTimeout(120_000);
	const anchors = new Map<string, Set<string>>();
	const links: { from: string; to: URL }[] = [];
	for (const { path } of routes) {
		await page.goto(path);
		anchors.set(
			path,
			new Set(await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id))),
		);
		const targets = await page
			.locator("a[href]")
			.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
		for (const target of new Set(targets)) {
			const to = new URL(target);
			if (to.origin === new URL(baseURL ?? "").origin) {
				links.push({ from: path, to });
			}
		}
	}
	const dead: string[] = [];
	const answered = new Map<string, number>();
	for (const { from, to } of links) {
		const known = anchors.get(to.pathname);
		if (!known) {
			const status =
				answered.get(to.pathname) ?? (await request.get(to.pathname, { maxRedirects: 0 })).status();
			answered.set(to.pathname, status);
			if (status !== 200) {
				dead.push(`${from} leads to ${to.pathname}: ${status}`);
			}
		} else if (to.hash && !known.has(decodeURIComponent(to.hash.slice(1)))) {
			dead.push(`${from} leads to ${to.pathname}${to.hash}: no such anchor`);
		}
	}
	expect(dead).toEqual([]);
	expect(links.length).toBeGreaterThan(500);
});
