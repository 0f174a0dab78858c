import { readFile } from "node:fs/promises";
import { brotliDecompressSync, constants } from "node:zlib";
import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { observeShifts, seenShifts } from "../../bench/layoutShifts.ts";
import budgets from "../../budgets.json" with { type: "json" };
import { builtFolder } from "../builtFolder.ts";
import { flightOf } from "../firstFlight.ts";
import { routes } from "./routes.ts";

/** The served folder. */
const root = `${builtFolder}/client`;

/** One answer of a first visit, with the bytes of its body as the server sent them. */
interface Fetched {
	url: string;
	type: string;
	bytes: number;
}

/** Long texts may be longer than one first network window. */
function isLongText(path: string): boolean {
	return /^\/blog\/[^/]+$/.test(path) || path === "/partner-referral-agreement";
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
		const { weight } = budgets;
		const { headers, body } = await flightOf(Number(new URL(baseURL ?? "").port), route.path);
		expect(headers + body, "headers and document").toBeLessThanOrEqual(
			(isLongText(route.path) ? weight.longDocument : weight.document).limit,
		);

		const fetched = await firstVisit(page, route.path);
		const own = fetched.filter(({ url }) => url.startsWith(`${baseURL}/`));
		const foreign = fetched.filter(({ url }) => !url.startsWith(`${baseURL}/`));
		if (route.path === "/contact-us") {
			expect(new Set(foreign.map(({ url }) => new URL(url).origin)).size).toBe(1);
		} else {
			expect(foreign.map(({ url }) => url)).toEqual([]);
		}
		const scripts = own.filter(({ type }) => type === "script");
		// The search’s module comes with the first query.
		expect(scripts.length, "script files").toBeLessThanOrEqual(route.interactive ? 2 : 0);
		expect(sum(scripts), "scripts").toBeLessThanOrEqual(
			(route.interactive ? weight.interactiveScript : weight.script).limit,
		);
		expect(sum(own.filter(({ type }) => type === "font")), "fonts").toBeLessThanOrEqual(
			weight.fonts.limit,
		);
		expect(sum(own), "the whole visit").toBeLessThanOrEqual(
			(route.path === "/" ? weight.homeVisit : weight.visit).limit,
		);
	});
}

/** Bytes that a server may send before the first answer of the reader’s machine: ten packets. */
const firstWindow = budgets.weight.document.limit;

for (const { path } of routes.filter(({ path }) => isLongText(path))) {
	test(`the first screen of ${path} is in the first window of bytes`, async ({ page, baseURL }) => {
		const whole = await readFile(`${root}${path}.html.br`);
		const finishFlush = constants.BROTLI_OPERATION_FLUSH;
		const { headers } = await flightOf(Number(new URL(baseURL ?? "").port), path);
		const begun = brotliDecompressSync(whole.subarray(0, firstWindow - headers), { finishFlush });
		// Fonts and scripts come later and not always: without them two visits look the same.
		await page.route(/\.(?:woff2|js)$/, (route) => route.abort());
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(path);
			const full = await page.screenshot({ animations: "disabled" });
			await page.route(`**${path}`, async (route) => {
				const response = await route.fetch();
				await route.fulfill({ response, body: begun });
			});
			await page.goto(path);
			const first = await page.screenshot({ animations: "disabled" });
			expect(first.equals(full), `at ${width} px`).toBe(true);
			await page.unroute(`**${path}`);
		}
	});
}

test("no page waits for more than fonts, and at most one picture is asked for at once", async ({
	page,
}) => {
	test.setTimeout(120_000);
	// What a script asks for comes after the first paint and may stand in the document too.
	await page.route(/\.js$/, (route) => route.abort());
	for (const { path } of routes) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		const early = await page.evaluate(() => {
			const addresses = (selector: string) =>
				Array.from(document.querySelectorAll(selector), (element) => element.outerHTML);
			return {
				pictures: addresses("img:not([loading=lazy])").slice(1),
				others: addresses(
					"link[rel~=stylesheet], link[rel~=modulepreload]:not([fetchpriority=low]), link[rel~=preload]:not([as=font]), script[src]:not([async], [defer], [type=module]), iframe:not([loading=lazy])",
				),
			};
		});
		expect(early, path).toEqual({ pictures: [], others: [] });
	}
});

test("the not-found page holds one small script", async () => {
	const html = await readFile(`${root}/404.html`, "utf8");
	const scripts = Array.from(
		html.matchAll(/<script(?![^>]*(?:json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g),
		([, text = ""]) => text,
	);
	expect(scripts).toHaveLength(1);
	expect(scripts[0]?.length).toBeLessThan(budgets.weight.notFoundScript.limit);
});

/** Lines of a first visit: milliseconds of an answer, bits a second. */
const lines = { "Slow 4G": [150, 1.6e6], "a fast line": [40, 10e6] } as const;

for (const [name, [latency, bits]] of Object.entries(lines)) {
	test(`a first visit over ${name} ends in the site’s own face, and next to nothing moves`, async ({
		browser,
	}) => {
		test.setTimeout(240_000);
		for (const width of [1440, 390]) {
			for (const { path } of routes) {
				const page = await browser.newPage({ viewport: { width, height: 900 } });
				const session = await page.context().newCDPSession(page);
				await session.send("Network.enable");
				await session.send("Network.emulateNetworkConditions", {
					offline: false,
					latency,
					downloadThroughput: bits / 8,
					uploadThroughput: bits / 8,
				});
				await page.addInitScript(observeShifts);
				await page.goto(path, { waitUntil: "networkidle" });
				const shifts = await page.evaluate(seenShifts);
				const total = shifts.reduce((sum, shift) => sum + shift, 0);
				expect(total, `${path} at ${width} px`).toBeLessThanOrEqual(0.01);
				expect(await faceOf(session, ".site-header a"), path).toContain("Hanken Grotesk");
				await page.close();
			}
		}
	});
}

/** The font that an element's text is painted in. */
async function faceOf(session: CDPSession, selector: string): Promise<string | undefined> {
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { root } = await session.send("DOM.getDocument");
	const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
	const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
	return fonts[0]?.familyName;
}
