import { readFile, stat } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import budgets from "../../budgets.json" with { type: "json" };
import { routes } from "./routes.ts";

/** One answer of a first visit, with the bytes of its body as the server sent them. */
interface Fetched {
	url: string;
	type: string;
	bytes: number;
}

/** Long texts may be longer than one first network window. */
function isLongText(path: string): boolean {
	return path.startsWith("/blog/") || path === "/partner-referral-agreement";
}

/** Visits a page as its first reader does, down to its end, and lists what was fetched. */
async function firstVisit(page: Page, path: string): Promise<Fetched[]> {
	const fetched: Fetched[] = [];
	page.on("response", (response) => {
		const bytes = Number(response.headers()["content-length"] ?? 0);
		fetched.push({ url: response.url(), type: response.request().resourceType(), bytes });
	});
	await page.goto(path, { waitUntil: "networkidle" });
	await page.evaluate(async () => {
		for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
			scrollTo({ top, behavior: "instant" });
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
	});
	await page.waitForLoadState("networkidle");
	return fetched;
}

const sum = (fetched: Fetched[]) => fetched.reduce((total, { bytes }) => total + bytes, 0);

for (const route of routes) {
	test(`${route.path} keeps its budget of bytes`, async ({ page, baseURL }) => {
		const file = `dist-local/client${route.path === "/" ? "/index" : route.path}.html.br`;
		const { document, script, fonts, firstVisit: visit } = budgets;
		expect((await stat(file)).size, "the document").toBeLessThanOrEqual(
			isLongText(route.path) ? document.longText : document.page,
		);

		const fetched = await firstVisit(page, route.path);
		const own = fetched.filter(({ url }) => url.startsWith(`${baseURL}/`));
		const foreign = fetched.filter(({ url }) => !url.startsWith(`${baseURL}/`));
		if (route.path === "/contact-us") {
			expect(new Set(foreign.map(({ url }) => new URL(url).origin)).size).toBe(1);
		} else {
			expect(foreign.map(({ url }) => url)).toEqual([]);
		}
		expect(sum(own.filter(({ type }) => type === "script")), "scripts").toBeLessThanOrEqual(
			route.interactive ? script.interactive : script.reading,
		);
		expect(sum(own.filter(({ type }) => type === "font")), "fonts").toBeLessThanOrEqual(fonts);
		expect(sum(own), "the whole visit").toBeLessThanOrEqual(
			route.path === "/" ? visit.home : visit.page,
		);
	});
}

test("the not-found page holds one small script", async () => {
	const html = await readFile("dist-local/client/404.html", "utf8");
	const scripts = Array.from(
		html.matchAll(/<script(?![^>]*(?:json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g),
		([, text = ""]) => text,
	);
	expect(scripts).toHaveLength(1);
	expect(scripts[0]?.length).toBeLessThan(budgets.script.notFound);
});

for (const width of [1440, 390]) {
	test(`nothing moves when fonts arrive late, at ${width} px`, async ({ page }) => {
		test.setTimeout(120_000);
		await page.setViewportSize({ width, height: 900 });
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					shifts.push((entry as PerformanceEntry & { value: number }).value);
				}
			}).observe({ type: "layout-shift", buffered: true });
		});
		for (const { path } of routes) {
			const waiting: (() => void)[] = [];
			let held = true;
			await page.route("**/*.woff2", async (route) => {
				if (held) {
					await new Promise<void>((resolve) => waiting.push(resolve));
				}
				await route.continue();
			});
			await page.goto(path, { waitUntil: "commit" });
			await page.waitForFunction(
				() => performance.getEntriesByName("first-contentful-paint").length > 0,
			);
			held = false;
			for (const release of waiting) {
				release();
			}
			await page.waitForLoadState("networkidle");
			const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
			expect(shifts, path).toEqual([]);
			await page.unrouteAll({ behavior: "wait" });
		}
	});
}
