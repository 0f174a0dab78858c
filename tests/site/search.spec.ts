import { expect, type Page, type Request } from "@playwright/test";
import { interpolate } from "../../app/content/interpolate.ts";
import budgets from "../../budgets.json" with { type: "json" };
import { newestArticle, site } from "./site.ts";
import { test } from "./tab.ts";
import { watch } from "./watch.ts";

const { results: copy, error } = site.content.pages.search;

interface IndexedText {
	url: string;
	content: string;
}

const field = (page: Page) => page.getByRole("main").getByRole("searchbox");
const results = (page: Page) => page.locator(".found > li");
const answer = (page: Page) => page.getByRole("main").getByRole("status");
const everything = (page: Page) => page.getByRole("heading", { name: copy.all });

/** Words of the site that find what they name: the title of an article, and one of its long words. */
const title = newestArticle?.title ?? "?";
const [word = "?"] = title.split(/\W+/).sort((a, b) => b.length - a.length);

/** Notes every request for the engine or its index from now on. */
function engineRequests(page: Page): Request[] {
	const requests: Request[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/pagefind/")) {
			requests.push(request);
		}
	});
	return requests;
}

test("nothing of the engine is fetched before the field is used", async ({ page }) => {
	const requests = engineRequests(page);
	await page.goto("/search", { waitUntil: "networkidle" });
	expect(requests).toEqual([]);
	await field(page).focus();
	await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test("a first query keeps to its budget", async ({ page }) => {
	const requests = engineRequests(page);
	await page.goto(`/search?q=${word}`);
	await expect(results(page).first()).toBeVisible();
	const sizes = await Promise.all(requests.map((request) => request.sizes()));
	const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
	expect(bytes).toBeGreaterThan(50_000);
	expect(bytes).toBeLessThan(budgets.weight.firstQuery.limit);
});

test("an address with words answers at once, without a complaint", async ({ page }) => {
	const watched = await watch(page);
	await page.goto(`/search?q=${encodeURIComponent(title)}`);
	await expect(field(page)).toHaveValue(title);
	await expect(answer(page)).toContainText(`‘${title}’`);
	const first = results(page).first();
	await expect(first.getByRole("link")).toHaveAttribute("href", newestArticle?.path ?? "?");
	await expect(first).toContainText(copy.kinds.article);
	await expect(first.locator("mark").first()).toBeVisible();
	expect([...watched.complaints, ...watched.violations]).toEqual([]);
});

test("typing searches, the address keeps step, Enter stays, Escape clears, and back finds it again", async ({
	tab: page,
}) => {
	await page.goto("/search?from=mail");
	await field(page).pressSequentially(word);
	await expect(page).toHaveURL(`/search?from=mail&q=${word}`);
	await expect(results(page).first()).toBeVisible();
	await field(page).press("Enter");
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	const first = results(page).first().getByRole("link");
	await expect(first).toBeFocused();
	const target = await first.getAttribute("href");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(target ?? "?");
	await page.goBack();
	await expect(results(page).first()).toBeVisible();
	await expect(field(page)).toHaveValue(word);
	await field(page).press("Escape");
	await expect(field(page)).toHaveValue("");
	await expect(results(page)).toHaveCount(0);
	await expect(answer(page)).toBeEmpty();
	await expect(page).toHaveURL("/search?from=mail");
});

test.describe("the sample content, in a buyer's words", () => {
	test.skip(!site.content.site.sample, "what is found depends on the owner's own words");
	for (const [query, first] of [
		["office address", /^\/contact-us/],
		["phone number", /^\/contact-us/],
		["cost per seat", /^\/pricing/],
		["pricing", /^\/pricing/],
		["demo", /^\/platform/],
		["training", /^\/(?:training|blog\/[\w-]+)$/],
		["shadow", /^\/(?:benefits|blog)\//],
		["shadow AI", /^\/(?:benefits|blog)\//],
	] as const) {
		test(`${query} finds ${first.source} first, and neither a list nor the small print`, async ({
			tab: page,
		}) => {
			await page.goto(`/search?q=${encodeURIComponent(query)}`);
			const links = results(page).getByRole("link");
			await expect(links.first()).toHaveAttribute("href", first);
			const leading = await links.evaluateAll((found) =>
				found.slice(0, 3).map((link) => link.getAttribute("href")),
			);
			expect(leading.join(" ")).not.toMatch(
				/\/(?:privacy|terms-of-use|team|blog\/category\/\w+)(?: |$)/,
			);
			await expect(answer(page)).toContainText(`‘${query}’`);
		});
	}
});

test("a person is found by name, and a category after what it lists", async ({ tab: page }) => {
	const named = (kind: string) =>
		Array.from(site.pages.values()).find((page) => page.kind === kind);
	const [author, category] = [named("author"), named("category")];
	await page.goto(`/search?q=${author?.name}`);
	await expect(results(page).first().getByRole("link")).toHaveAttribute(
		"href",
		author?.path ?? "?",
	);
	await page.goto(`/search?q=${category?.name}`);
	await expect(results(page).first().getByRole("link")).not.toHaveAttribute("href", /category/);
});

test("a word that only begins as one of the site's is said to be nowhere", async ({
	tab: page,
}) => {
	await page.goto("/search?q=sharepoint");
	await expect(answer(page)).toHaveText(interpolate(copy.none, { query: "sharepoint" }));
	await expect(results(page)).toHaveCount(0);
});

test("Back leads to the query before, and typing alone leaves no trace of its letters", async ({
	page,
}) => {
	await page.goto("/search");
	const before = await page.evaluate(() => history.length);
	await field(page).pressSequentially(word);
	await field(page).press("Enter");
	await field(page).fill("");
	await field(page).pressSequentially("price");
	await field(page).press("Enter");
	await expect(page).toHaveURL("/search?q=price");
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
	await page.goBack();
	await expect(page).toHaveURL(`/search?q=${word}`);
	await expect(field(page)).toHaveValue(word);
	await expect(answer(page)).toContainText(`‘${word}’`);
	await page.goForward();
	await expect(field(page)).toHaveValue("price");
	await expect(answer(page)).toContainText("‘price’");
});

test("events are found too, and more results on demand, where the reader goes on", async ({
	tab: page,
}) => {
	const [event] = site.events;
	await page.goto(`/search?q=${encodeURIComponent(event?.title ?? "?")}`);
	const found = results(page).filter({ hasText: copy.kinds.event }).first();
	await expect(found.getByRole("link")).toHaveAttribute("href", /^\/events#/);
	await page.goto("/search?q=the");
	await expect(results(page)).toHaveCount(5);
	await page.getByRole("button", { name: copy.more }).click();
	await expect.poll(() => results(page).count()).toBeGreaterThan(5);
	await expect(results(page).nth(5).getByRole("link")).toBeFocused();
});

test("a word with two letters changed about finds what was meant, and says so", async ({
	tab: page,
}) => {
	const typed = word.slice(0, 3) + word.charAt(4) + word.charAt(3) + word.slice(5);
	await page.goto(`/search?q=${typed}`);
	await expect(answer(page)).toContainText(interpolate(copy.instead, { query: typed }));
	await expect(results(page).first()).toBeVisible();
});

test("words that nothing matches have a useful answer, and are never markup", async ({
	tab: page,
}) => {
	for (const words of ["<img src=x onerror=alert(1)>", "%", '"', "\\", "👩‍⚖️", "constructor"]) {
		await page.goto(`/search?q=${encodeURIComponent(words)}`);
		await expect(answer(page)).toContainText(words);
		await expect(everything(page)).toBeVisible();
	}
});

test("after a failure the page says so, lists everything, and the next query tries again", async ({
	page,
}) => {
	await page.route("**/pagefind/**", (route) => route.abort());
	await page.goto(`/search?q=${word}`);
	await expect(answer(page)).toHaveText(error);
	await expect(everything(page)).toBeVisible();
	await page.unroute("**/pagefind/**");
	await field(page).press("Enter");
	await expect(results(page).first()).toBeVisible();
});

test("what can be found is what the main part of each page says, without what repeats", async ({
	tab: page,
	request,
}) => {
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
	const found = documents.map(({ url }) => url).sort();
	const pages = Array.from(site.pages.keys()).filter((path) => path !== "/search");
	const events = site.events.map(({ slug }) => `/events#${slug}`);
	const questions = (site.content.pages.pricing.faq?.items ?? []).map(({ id }) => `/pricing#${id}`);
	expect(found).toEqual([...pages, ...events, ...questions].sort());
	const { acknowledgement, labels } = site.content.site;
	const { relatedRule, next } = site.content.pages.blog.article;
	for (const { url, content } of documents.filter(({ url }) => !url.includes("#"))) {
		for (const repeated of [acknowledgement, labels.skipToContent, relatedRule, next]) {
			expect(content, url).not.toContain(repeated);
		}
		const html = await (await request.get(url)).text();
		const words = await page.evaluate((text) => {
			const main = new DOMParser().parseFromString(text, "text/html").querySelector("main");
			for (const sources of main?.querySelectorAll("[data-footnotes]") ?? []) {
				sources.remove();
			}
			const parts = document.createNodeIterator(main ?? document, NodeFilter.SHOW_TEXT);
			let said = "";
			for (let part = parts.nextNode(); part; part = parts.nextNode()) {
				const text = part.textContent ?? "";
				// Letters of two elements are two words; a sign belongs to the word beside it.
				const apart = /[\p{L}\p{N}]$/u.test(said) && /^[\p{L}\p{N}]/u.test(text);
				said += apart ? ` ${text}` : text;
			}
			return said.toLowerCase();
		}, html);
		const strange = content
			.toLowerCase()
			.split(/\s+/)
			// Pagefind puts a full stop after each block.
			.filter((indexed) => !words.includes(indexed.replace(/\.$/, "")));
		expect.soft(strange, url).toEqual([]);
	}
	for (const { path, standfirst } of site.articles) {
		const content = documents.find(({ url }) => url === path)?.content ?? "";
		expect(content, path).toContain(standfirst.slice(0, 40));
	}
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("every page of the site is listed", async ({ page }) => {
		await page.goto("/search");
		const targets = await page
			.locator("#everything a")
			.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		const pages = Array.from(site.pages.keys()).filter((path) => path !== "/search");
		expect(targets).toEqual(expect.arrayContaining(pages));
	});
});

for (const path of ["/blog", "/nope"]) {
	test(`the field of ${path} leads to the search`, async ({ tab: page }) => {
		await page.goto(path);
		await field(page).fill(word);
		await field(page).press("Enter");
		await expect(page).toHaveURL(`/search?q=${word}`);
		await expect(results(page).first()).toBeVisible();
	});
}

for (const width of [320, 1280]) {
	test(`the header leads to the search at ${width} px`, async ({ tab: page }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/");
		const { search } = site.content.site.labels;
		await page.getByRole("banner").getByRole("link", { name: search, exact: true }).click();
		await expect(page).toHaveURL("/search");
	});
}
