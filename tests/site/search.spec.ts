import { expect, type Page, type Request, type Route } from "@playwright/test";
import { sortUpcomingFirst } from "../../app/site/events.server.ts";
import budgets from "../../budgets.json" with { type: "json" };
import { requireValue } from "../../build/requireValue.ts";
import { interpolate } from "../../content-model/index.ts";
import { searchIndexPath } from "../../paths/index.ts";
import { blockRequests, dropRequests, holdRequests } from "../interaction/network.ts";
import { translateTexts } from "../interaction/translation.ts";
import { locateResults, locateSearch } from "./searchPage.ts";
import { newestArticle, site } from "./site.ts";
import { test } from "./test.ts";
import { watch } from "./watch.ts";

const { results: words, answers, suggestions, error, tryAgain } = site.content.pages.search;
const { sample: sampleLabel } = site.content.settings.labels;

const locateField = (page: Page) => page.getByRole("main").getByRole("searchbox");
/** Somebody whom the search finds by either name. */
const names = requireValue(site.team[0], "A person").name.split(" ");
const firstName = requireValue(names[0], "A first name");
const lastName = requireValue(names[1], "A last name");

const locateStatus = (page: Page) => page.getByRole("main").getByRole("status");
const locateEverything = (page: Page) => page.getByRole("heading", { name: words.all });

/** Words of the site that find what they name: the title of an article, and one of its long words. */
const { title } = newestArticle;
const word = requireValue(
	title.split(/\W+/).sort((a, b) => b.length - a.length)[0],
	"A word in an article’s title",
);

/** URLs that a first query requests. */
const indexUrl = `**${searchIndexPath}`;
const engineUrl = "**/assets/engine-*.js*";

/** Notes every request for the engine or its index from now on. */
function recordEngineRequests(page: Page): Request[] {
	const requests: Request[] = [];
	page.on("request", (request) => {
		if (/search-index\.json|\/engine-/.test(request.url())) {
			requests.push(request);
		}
	});
	return requests;
}

test("nothing of the engine is fetched before the field is used", async ({ page }) => {
	const requests = recordEngineRequests(page);
	await page.goto("/search", { waitUntil: "networkidle" });
	expect(requests).toEqual([]);
	await locateField(page).focus();
	await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test("a first query keeps to its budget", async ({ page }) => {
	const requests = recordEngineRequests(page);
	await page.goto(`/search?q=${word}`);
	await expect(locateResults(page).first()).toBeVisible();
	const sizes = await Promise.all(requests.map((request) => request.sizes()));
	const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
	expect(bytes).toBeGreaterThan(20_000);
	expect(bytes).toBeLessThan(budgets.weight.firstQuery.limit);
});

test("the most frequent questions have a direct answer above the results, and no others do", async ({
	tab: page,
}) => {
	for (const { triggers, title, link, sample } of answers) {
		await page.goto(`/search?q=${triggers[0]}`);
		await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
		const label = locateSearch(page).getByText(sampleLabel, { exact: true });
		await expect(label).toHaveCount(sample ? 1 : 0);
		await expect(page.getByRole("link", { name: link.label })).toHaveAttribute("href", link.href);
	}
	await page.goto("/search?q=bootcamp");
	await expect(locateResults(page).first()).toBeVisible();
	await expect(locateSearch(page).getByRole("heading", { level: 2 })).toHaveText(words.title);
});

test("a URL with a query shows its results at once, without an error", async ({ page }) => {
	const log = await watch(page);
	await page.goto(`/search?q=${encodeURIComponent(title)}`);
	await expect(locateField(page)).toHaveValue(title);
	await expect(locateStatus(page)).toContainText(`‘${title}’`);
	const first = locateResults(page).first();
	await expect(first.getByRole("link")).toHaveAttribute("href", newestArticle.path);
	await expect(first).toContainText(words.kinds.article);
	await expect(first.locator("mark").first()).toBeVisible();
	expect([...log.problems, ...log.violations]).toEqual([]);
});

test("an answer stays once it is there, however long it is read", async ({ page }) => {
	await page.clock.install();
	await page.goto(`/search?q=${encodeURIComponent(title)}`);
	await expect(locateResults(page).first()).toBeVisible();
	await page.clock.fastForward(60_000);
	await expect(locateStatus(page)).toContainText(`‘${title}’`);
	await expect(locateResults(page).first()).toBeVisible();
});

test("typing searches and updates the URL, Enter keeps it, Escape clears it, and Back restores it", async ({
	tab: page,
}) => {
	await page.goto("/search?from=mail");
	await locateField(page).pressSequentially(word);
	await expect(page).toHaveURL(`/search?from=mail&q=${word}`);
	await expect(locateResults(page).first()).toBeVisible();
	await locateField(page).press("Enter");
	await expect(locateField(page)).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("radio", { name: words.everyKind })).toBeFocused();
	await page.keyboard.press("Tab");
	const first = locateResults(page).first().getByRole("link");
	await expect(first).toBeFocused();
	const target = requireValue(await first.getAttribute("href"), "The URL of a result");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(target);
	await page.goBack();
	await expect(locateResults(page).first()).toBeVisible();
	await expect(locateField(page)).toHaveValue(word);
	await locateField(page).press("Escape");
	await expect(locateField(page)).toHaveValue("");
	await expect(locateResults(page)).toHaveCount(0);
	await expect(locateStatus(page)).toBeEmpty();
	await expect(page).toHaveURL("/search?from=mail");
});

test("a person is found by name, and a page before the category of its name", async ({
	tab: page,
}) => {
	const person = requireValue(
		Array.from(site.pages.values()).find(({ kind }) => kind === "person"),
		"A person's page",
	);
	await page.goto(`/search?q=${person.name}`);
	await expect(locateResults(page).first().getByRole("link")).toHaveAttribute("href", person.path);
	await page.goto("/search?q=training");
	await expect(locateResults(page).first().getByRole("link")).toHaveAttribute("href", "/training");
});

test("a word that only begins like one of the site’s finds nothing", async ({ tab: page }) => {
	await page.goto("/search?q=shareware");
	await expect(locateStatus(page)).toHaveText(interpolate(words.noResults, { query: "shareware" }));
	await expect(locateResults(page)).toHaveCount(0);
});

test("Back leads to the query before, and typing alone leaves no trace of its letters", async ({
	page,
}) => {
	await page.goto("/search");
	const before = await page.evaluate(() => history.length);
	await locateField(page).pressSequentially(word);
	// Before the script has started Enter loads the page anew.
	await expect(locateStatus(page)).toContainText(`‘${word}’`);
	await locateField(page).press("Enter");
	await locateField(page).fill("");
	await locateField(page).pressSequentially("price");
	await locateField(page).press("Enter");
	await expect(page).toHaveURL("/search?q=price");
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
	await page.goBack();
	await expect(page).toHaveURL(`/search?q=${word}`);
	await expect(locateField(page)).toHaveValue(word);
	await expect(locateStatus(page)).toContainText(`‘${word}’`);
	await page.goForward();
	await expect(locateField(page)).toHaveValue("price");
	await expect(locateStatus(page)).toContainText("‘price’");
});

test("events are found too, and more results on demand, where the reader goes on", async ({
	tab: page,
}) => {
	const event = requireValue(sortUpcomingFirst(site.events)[0], "An event");
	await page.goto(`/search?q=${encodeURIComponent(event.title)}`);
	const eventResult = locateResults(page).filter({ hasText: words.kinds.event }).first();
	await expect(eventResult.getByRole("link")).toHaveAttribute("href", /^\/events#/);
	await page.goto("/search?q=the");
	await expect(locateResults(page)).toHaveCount(5);
	await page.getByRole("button", { name: words.more }).click();
	await expect.poll(() => locateResults(page).count()).toBeGreaterThan(5);
	await expect(locateResults(page).nth(5).getByRole("link")).toBeFocused();
});

test("results can be narrowed to one kind, whose number is beside it", async ({ tab: page }) => {
	await page.goto("/search?q=policy");
	const choice = page.getByRole("radio", { name: words.groups.event });
	const count = Number(
		(await page.locator("label", { has: choice }).innerText()).match(/\d+/)?.[0],
	);
	await choice.check();
	await expect(locateResults(page)).toHaveCount(count);
	await expect(locateResults(page).filter({ hasText: words.kinds.event })).toHaveCount(count);
	await page.getByRole("radio", { name: words.everyKind }).check();
	await expect(locateResults(page).first()).not.toContainText(words.kinds.event);
	await locateField(page).fill("shareware");
	await expect(choice).toHaveCount(0);
});

test("a word with two letters changed about finds what was meant, and says so", async ({
	tab: page,
}) => {
	const typed = word.slice(0, 3) + word.charAt(4) + word.charAt(3) + word.slice(5);
	await page.goto(`/search?q=${typed}`);
	await expect(locateStatus(page)).toContainText(interpolate(words.corrected, { query: typed }));
	await expect(locateResults(page).first()).toBeVisible();
});

test("words that nothing matches have a useful answer, and are never markup", async ({
	tab: page,
}) => {
	for (const words of ["<img src=x onerror=qzx(1)>", "%", '"', "\\", "👩‍⚖️", "constructor"]) {
		await page.goto(`/search?q=${encodeURIComponent(words)}`);
		await expect(locateStatus(page)).toContainText(words);
		await expect(locateEverything(page)).toBeVisible();
	}
});

test("nothing found offers the telephone, email and three pages", async ({ tab: page }) => {
	await page.goto("/search?q=zyzzyva");
	await expect(locateStatus(page)).toHaveText(interpolate(words.noResults, { query: "zyzzyva" }));
	const offered = locateSearch(page);
	const { phone, phoneHref, email } = site.content.settings.contact;
	await expect(offered.getByRole("link", { name: phone })).toHaveAttribute("href", phoneHref);
	await expect(offered.getByRole("link", { name: email })).toHaveAttribute(
		"href",
		`mailto:${email}`,
	);
	const links = offered.locator("ul a");
	await expect(links).toHaveText(suggestions.links.map(({ label }) => label));
	for (const { label, href } of suggestions.links) {
		await expect(links.filter({ hasText: label })).toHaveAttribute("href", href);
	}
	await locateField(page).fill(word);
	await expect(locateResults(page).first()).toBeVisible();
	await expect(links).toHaveCount(0);
	await expect(offered.getByRole("link", { name: email })).toHaveCount(0);
});

test("of several words, the one that the site lacks is named", async ({ tab: page }) => {
	await page.goto(`/search?q=shareware+${word}`);
	await expect(locateStatus(page)).toContainText(
		interpolate(words.missingWords, { words: "‘shareware’" }),
	);
	await expect(locateStatus(page)).toContainText(`‘${word.toLowerCase()}’`);
	await expect(locateResults(page).first()).toBeVisible();
});

test("a word typed letter by letter has results at every letter", async ({ page }) => {
	await page.goto("/search");
	await page.evaluate(() => {
		const announcements: string[] = [];
		Object.assign(window, { announcements });
		const status = document.querySelector("main [role=status]");
		new MutationObserver(() => announcements.push(status?.textContent ?? "")).observe(
			status ?? document,
			{
				childList: true,
				subtree: true,
			},
		);
	});
	const typed = "governance";
	for (const [index, letter] of Array.from(typed).entries()) {
		await locateField(page).press(letter);
		await expect(locateStatus(page)).toContainText(`‘${typed.slice(0, index + 1)}’`);
	}
	const announcements = await page.evaluate(
		() => (window as unknown as { announcements: string[] }).announcements,
	);
	expect(announcements.length).toBeGreaterThan(5);
	const [before = ""] = words.noResults.split("{query}");
	expect(announcements.filter((text) => text.startsWith(before))).toEqual([]);
});

for (const url of [indexUrl, engineUrl]) {
	test(`one request for ${url} that fails is made again, and nobody notices`, async ({ page }) => {
		await dropRequests(page, url);
		await page.goto(`/search?q=${word}`);
		await expect(locateResults(page).first()).toBeVisible();
		await expect(locateStatus(page)).toContainText(`‘${word}’`);
	});
}

const failures: [what: string, url: string, fail: (route: Route) => Promise<void>][] = [
	["an index that does not come", indexUrl, (route) => route.abort()],
	["an engine that does not come", engineUrl, (route) => route.abort()],
	["an error of the server", indexUrl, (route) => route.fulfill({ status: 503 })],
	["a page in the place of the index", indexUrl, (route) => route.fulfill({ body: "<p>Sign in" })],
];
for (const [what, url, fail] of failures) {
	test(`${what} is said, and never an empty answer; the button tries again`, async ({ page }) => {
		await page.route(url, fail);
		await page.goto(`/search?q=${word}`);
		await expect(locateStatus(page)).toHaveText(error);
		await expect(locateEverything(page)).toBeVisible();
		await page.unroute(url);
		await page.getByRole("button", { name: tryAgain }).click();
		await expect(locateResults(page).first()).toBeVisible();
		await expect(page.getByRole("button", { name: tryAgain })).toHaveCount(0);
		await expect(locateStatus(page)).toBeFocused();
	});
}

test("where another release has replaced the engine since the page was opened, the button loads the page again, with its query", async ({
	page,
}) => {
	await page.route(engineUrl, (route) => route.fulfill({ status: 404 }));
	await page.goto("/search");
	await locateField(page).fill(word);
	await expect(locateStatus(page)).toHaveText(error);
	await page.route("**/search?q=*", async (route) => {
		await page.unroute(engineUrl);
		await route.continue();
	});
	await page.getByRole("button", { name: tryAgain }).click();
	await expect(locateResults(page).first()).toBeVisible();
	await expect(locateField(page)).toHaveValue(word);
});

test("a query while offline shows the error, and is answered once online", async ({
	page,
	context,
}) => {
	await page.goto("/search", { waitUntil: "networkidle" });
	await context.setOffline(true);
	await locateField(page).fill(firstName);
	await expect(locateStatus(page)).toHaveText(error);
	await context.setOffline(false);
	await expect(locateResults(page).first()).toBeVisible();
	await expect(locateStatus(page)).toContainText(`‘${firstName}’`);
	await context.setOffline(true);
	await locateField(page).fill(lastName);
	await expect(locateStatus(page)).toContainText(`‘${lastName}’`);
});

test("the query after one that failed is answered", async ({ page }) => {
	await blockRequests(page, indexUrl);
	await page.goto(`/search?q=${word}`);
	await expect(locateStatus(page)).toHaveText(error);
	await page.unroute(indexUrl);
	await locateField(page).fill(lastName);
	await expect(locateResults(page).first()).toBeVisible();
	await expect(locateStatus(page)).toContainText(`‘${lastName}’`);
});

test("trying again searches for the present words of the field", async ({ page }) => {
	await blockRequests(page, indexUrl);
	await page.goto(`/search?q=${word}`);
	await expect(locateStatus(page)).toHaveText(error);
	await page.unroute(indexUrl);
	// Sooner than typing is looked for by itself.
	await page
		.getByRole("button", { name: tryAgain })
		.evaluate((button: HTMLButtonElement, words) => {
			const input = document.querySelector<HTMLInputElement>("main [type=search]");
			if (input) {
				input.value = words;
				input.dispatchEvent(new Event("input", { bubbles: true }));
			}
			button.click();
		}, lastName);
	await expect(locateStatus(page)).toContainText(`‘${lastName}’`);
});

test("a slow first query says that it is searching", async ({ page }) => {
	const release = await holdRequests(page, indexUrl);
	await page.goto(`/search?q=${word}`);
	await expect(locateStatus(page)).toHaveText(words.searching);
	release();
	await expect(locateStatus(page)).toContainText(`‘${word}’`);
});

test("on a page that is translated, each answer is that of its query", async ({ page }) => {
	await page.goto(`/search?q=${word}`);
	await expect(locateStatus(page)).toContainText(`‘${word}’`);
	await page.evaluate(translateTexts, "replaced" as const);
	await locateField(page).fill(firstName);
	await expect(locateStatus(page)).toHaveText(new RegExp(`‘${firstName}’`));
	await expect(locateStatus(page)).not.toContainText(word);
	await expect(locateResults(page).first().getByRole("link")).toHaveText(
		`${firstName} ${lastName}`,
	);
	await locateField(page).fill("zyzzyva");
	await expect(locateStatus(page)).toHaveText(interpolate(words.noResults, { query: "zyzzyva" }));
	await expect(locateResults(page)).toHaveCount(0);
	await locateField(page).fill("the");
	await expect(locateResults(page)).toHaveCount(5);
	await page.getByRole("button", { name: words.more }).click();
	await expect(locateResults(page)).toHaveCount(10);
	await locateField(page).press("Escape");
	await expect(locateStatus(page)).toBeEmpty();
	await expect(locateResults(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("what is asked most is answered in a line, with a link to the rest", async ({ page }) => {
		await page.goto("/search");
		for (const { title, link } of answers) {
			await expect(page.getByRole("link", { name: title })).toHaveAttribute("href", link.href);
		}
	});

	test("every page of the site is listed", async ({ page }) => {
		await page.goto("/search");
		const targets = await page
			.locator("#everything a")
			.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		const pages = Array.from(site.pages.keys()).filter((path) => path !== "/search");
		expect(targets).toEqual(expect.arrayContaining(pages));
	});

	test("no page offers a search, and a page that does not exist leads to the list", async ({
		page,
	}) => {
		for (const path of ["/search", "/blog", "/blog/category/guides", "/nope"]) {
			await page.goto(path);
			await expect(page.getByRole("main").getByRole("link").first(), path).toBeVisible();
			await expect(page.getByRole("searchbox"), path).toHaveCount(0);
		}
		await page.getByRole("main").getByRole("link", { name: words.all }).click();
		await expect(locateEverything(page)).toBeVisible();
	});
});

for (const path of ["/blog", "/nope"]) {
	test(`the field of ${path} leads to the search`, async ({ tab: page }) => {
		await page.goto(path);
		await locateField(page).fill(word);
		await locateField(page).press("Enter");
		await expect(page).toHaveURL(`/search?q=${word}`);
		await expect(locateResults(page).first()).toBeVisible();
	});
}

for (const width of [320, 1280]) {
	test(`the header leads to the search at ${width} px`, async ({ tab: page }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/");
		const { search } = site.content.settings.labels;
		await page.getByRole("banner").getByRole("link", { name: search, exact: true }).click();
		await expect(page).toHaveURL("/search");
	});
}
