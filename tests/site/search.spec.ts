import { expect, type Page, type Request, test } from "@playwright/test";
import budgets from "../../budgets.json" with { type: "json" };
import { listedRoutes } from "./routes.ts";

/** Every request for the engine or its index, from now on. */
function engineRequests(page: Page): string[] {
	const requests: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/pagefind/")) {
			requests.push(request.url());
		}
	});
	return requests;
}

interface IndexedText {
	url: string;
	content: string;
}

/** Words between spaces, without the full stop that Pagefind puts after each block. */
function wordsOf(text: string): string[] {
	return text
		.toLowerCase()
		.split(/\s+/)
		.map((word) => word.replace(/\.$/, ""));
}

const field = (page: Page) => page.getByRole("main").getByRole("searchbox");
const results = (page: Page) => page.locator(".found > li");

test("nothing of the engine is fetched before the field is used", async ({ page }) => {
	const requests = engineRequests(page);
	await page.goto("/search", { waitUntil: "networkidle" });
	expect(requests).toEqual([]);
	await field(page).focus();
	await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test("an address with words answers at once, with the words marked and no complaint", async ({
	page,
}) => {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) {
			complaints.push(message.text());
		}
	});
	page.on("pageerror", (error) => complaints.push(error.message));
	await page.goto("/search?q=pricing");
	await expect(field(page)).toHaveValue("pricing");
	await expect(page.getByRole("status")).toContainText(/^\d+ results for ‘pricing’$/);
	await expect(results(page).first()).toContainText("Page");
	await expect(results(page).first().getByRole("link")).toHaveAttribute("href", "/pricing");
	await expect(results(page).first().locator("mark").first()).toContainText(/pric/i);
	expect(complaints).toEqual([]);
});

test("typing searches, the address keeps step, Enter stays, Escape clears", async ({ page }) => {
	await page.goto("/search?from=mail");
	await field(page).pressSequentially("bootcamp");
	await expect(page).toHaveURL(/\/search\?from=mail&q=bootcamp$/);
	await expect(results(page).first()).toBeVisible();
	await field(page).press("Enter");
	await expect(field(page)).toBeFocused();
	await field(page).press("Tab");
	await field(page).page().keyboard.press("Tab");
	await expect(results(page).first().getByRole("link")).toBeFocused();
	await field(page).press("Escape");
	await expect(field(page)).toHaveValue("");
	await expect(results(page)).toHaveCount(0);
	await expect(page.getByRole("status")).toBeEmpty();
	await expect(page).toHaveURL(/\/search\?from=mail$/);
});

test("articles and events are found too, and more results on demand", async ({ page }) => {
	await page.goto("/search?q=governance");
	await expect(results(page)).toHaveCount(5);
	await expect(results(page).filter({ hasText: "Article" }).first()).toBeVisible();
	await page.getByRole("button", { name: "Show more results" }).click();
	await expect.poll(() => results(page).count()).toBeGreaterThan(5);
	await page.goto("/search?q=policy+people+can+follow");
	await expect(
		results(page).filter({ hasText: "Event" }).first().getByRole("link"),
	).toHaveAttribute("href", /^\/events#/);
});

for (const [typed, meant] of [
	["stratgey", "strategy"],
	["bootcmap", "bootcamp"],
]) {
	test(`${typed} finds ${meant} and says so`, async ({ page }) => {
		await page.goto(`/search?q=${typed}`);
		await expect(page.getByRole("status")).toContainText(`‘${typed}’`);
		await expect(page.getByRole("status")).toContainText(`‘${meant}’`);
		await expect(results(page).first()).toBeVisible();
	});
}

for (const words of [
	"zzzzqq",
	"<img src=x onerror=alert(1)>",
	"%",
	'"',
	"\\",
	"👩‍⚖️",
	"constructor",
]) {
	test(`${words} has a useful answer`, async ({ page }) => {
		await page.goto(`/search?q=${encodeURIComponent(words)}`);
		await expect(page.getByRole("status")).not.toBeEmpty();
		await expect(page.getByRole("status")).toContainText(words);
		await expect(page.getByRole("heading", { name: "Everything on this site" })).toBeVisible();
	});
}

test("where the engine cannot be fetched the page says so and still lists everything", async ({
	page,
}) => {
	await page.route("**/pagefind/**", (route) => route.abort());
	await page.goto("/search?q=pricing");
	await expect(page.getByRole("status")).toContainText("could not be loaded");
	await expect(page.getByRole("heading", { name: "Everything on this site" })).toBeVisible();
});

test("after a failure the next query tries again", async ({ page }) => {
	await page.route("**/pagefind-entry.json*", (route) => route.abort());
	await page.goto("/search?q=pricing");
	await expect(page.getByRole("status")).toContainText("could not be loaded");
	await page.unroute("**/pagefind-entry.json*");
	await field(page).press("Enter");
	await expect(results(page).first()).toBeVisible();
});

test("every word that can be found stands so in the main part of its page", async ({ page }) => {
	test.setTimeout(120_000);
	await page.goto("/search");
	const documents = await page.evaluate(async () => {
		const script: string = "/pagefind/pagefind.js";
		const { createInstance } = await import(script);
		const { results } = await createInstance({ noWorker: true }).search(null);
		const texts = results.map(async ({ data }: { data(): Promise<IndexedText> }) => {
			const { url, content } = await data();
			return { url, content };
		});
		return Promise.all<IndexedText>(texts);
	});
	const pages = documents.filter(({ url }) => !url.includes("#"));
	expect(pages.length).toBeGreaterThan(40);
	for (const { url, content } of pages) {
		await page.goto(url, { waitUntil: "domcontentloaded" });
		const main = page.getByRole("main");
		for (const details of await main.locator("details").all()) {
			await details.evaluate((element) => element.setAttribute("open", ""));
		}
		const shown = (await main.innerText()).toLowerCase();
		const strange = wordsOf(content).filter((word) => !shown.includes(word));
		expect.soft(strange, url).toEqual([]);
	}
});

for (const query of ["pricing", "governance", "AI", "bootcamp", "client"]) {
	test(`a first query for ${query} keeps to its budget`, async ({ page }) => {
		const requests: Request[] = [];
		page.on("request", (request) => {
			if (request.url().includes("/pagefind/")) {
				requests.push(request);
			}
		});
		await page.goto(`/search?q=${query}`);
		await expect(results(page)).toHaveCount(5);
		const sizes = await Promise.all(requests.map((request) => request.sizes()));
		const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
		expect(bytes).toBeGreaterThan(80_000);
		expect(bytes).toBeLessThan(budgets.weight.firstQuery.limit);
	});
}

test("without JavaScript it lists every page of the site", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto("/search");
	// Playwright leaves the text of noscript out.
	expect(await page.content()).toMatch(/<noscript>.*Search needs JavaScript/s);
	const targets = await page
		.locator("#everything a")
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	for (const { path } of listedRoutes.filter(({ path }) => path !== "/search")) {
		expect(targets).toContain(path);
	}
	await context.close();
});

test("the blog's field and the footer lead to the search", async ({ page }) => {
	await page.goto("/blog");
	await field(page).fill("habits");
	await field(page).press("Enter");
	await expect(page).toHaveURL(/\/search\?q=habits$/);
	await expect(results(page).first()).toBeVisible();
	await page.goto("/");
	await expect(
		page.getByRole("contentinfo").getByRole("link", { name: "Search", exact: true }),
	).toHaveAttribute("href", "/search");
});

test("only the search may run WebAssembly, and its hashed files are kept", async ({
	page,
	request,
}) => {
	const policyOf = async (path: string) =>
		(await request.get(path)).headers()["content-security-policy"] ?? "";
	expect(await policyOf("/search")).toContain("'wasm-unsafe-eval'");
	expect(await policyOf("/search")).toContain("connect-src 'self'");
	expect(await policyOf("/blog")).not.toContain("wasm-unsafe-eval");
	const requests = engineRequests(page);
	await page.goto("/search?q=pricing");
	await expect(results(page).first()).toBeVisible();
	for (const url of requests) {
		const caching = (await request.get(url)).headers()["cache-control"];
		expect(caching, url).toContain(/\/(?:index|fragment)\//.test(url) ? "immutable" : "no-cache");
	}
});
