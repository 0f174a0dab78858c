import { expect, type Page } from "@playwright/test";
import { requireValue } from "../../build/requireValue.ts";
import { newestArticle, site } from "./site.ts";
import { test } from "./test.ts";

/** The state of the page's rules, as Chromium tells its developer tools. */
interface Preloading {
	/** Errors of the rules that it read; an empty text for rules it took. */
	ruleSets: string[];
	/** The URLs that the rules cover on the page opened last, each with `Prerender` or `Prefetch`. */
	covered: string[];
	/** Those that it has tried. */
	tried: Set<string>;
	/** Addresses whose documents it has fetched ahead. */
	ready: Set<string>;
}

/** Returns the header's name of a page. */
const getLabel = (path: string) =>
	requireValue(
		site.content.settings.navigation.find(({ href }) => href === path),
		`A link to ${path} in the header`,
	).label;

async function watchPreloading(page: Page): Promise<Preloading> {
	const session = await page.context().newCDPSession(page);
	const watched: Preloading = {
		ruleSets: [],
		covered: [],
		tried: new Set(),
		ready: new Set(),
	};
	session.on("Preload.ruleSetUpdated", ({ ruleSet }) =>
		watched.ruleSets.push(ruleSet.errorType ?? ""),
	);
	session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
		watched.covered = preloadingAttemptSources.map(({ key }) => `${key.action} ${key.url}`);
	});
	session.on("Preload.prerenderStatusUpdated", ({ key }) =>
		watched.tried.add(`Prerender ${key.url}`),
	);
	session.on("Preload.prefetchStatusUpdated", ({ key, status }) => {
		watched.tried.add(`Prefetch ${key.url}`);
		if (status === "Ready") {
			watched.ready.add(key.url);
		}
	});
	await session.send("Preload.enable");
	return watched;
}

// That every page brings the same rules is told from the files.
test("the browser takes the rules, for pages of this site only", async ({ page, baseURL }) => {
	const violations: string[] = [];
	page.on("console", (message) => {
		if (/Content Security Policy|speculation/i.test(message.text())) {
			violations.push(message.text());
		}
	});
	const watched = await watchPreloading(page);
	for (const path of ["/", "/search", `/blog/${newestArticle.slug}`]) {
		watched.ruleSets = [];
		watched.covered = [];
		await page.goto(path);
		await expect.poll(() => watched.ruleSets, path).toEqual([""]);
		// The header leads everywhere, so there is always something to cover.
		await expect.poll(() => watched.covered.length, path).toBeGreaterThan(5);
		const contact = `${baseURL}/contact-us`;
		for (const covered of watched.covered) {
			const [way, url = ""] = covered.split(" ");
			expect(url, path).toMatch(`${baseURL}/`);
			expect(new URL(url).pathname, `${path}: no files`).not.toContain(".");
			expect(way, `${path}: ${url}`).toBe(url === contact ? "Prefetch" : "Prerender");
		}
	}
	expect(violations).toEqual([]);
});

for (const from of ["/strategy", "/pricing"]) {
	test(`a page that is pointed at on ${from} is fetched ahead`, async ({ page, baseURL }) => {
		const { tried, ready } = await watchPreloading(page);
		await page.goto(from);
		// A page with a script of its own gets its rules from that script.
		await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
		await page
			.getByRole("banner")
			.getByRole("link", { name: getLabel("/blog") })
			.hover();
		await expect.poll(() => [...ready]).toEqual([`${baseURL}/blog`]);
		expect([...tried].sort()).toEqual([`Prefetch ${baseURL}/blog`, `Prerender ${baseURL}/blog`]);
	});
}

test("the contact page is fetched ahead without the form of another site", async ({
	page,
	baseURL,
}) => {
	const requests: string[] = [];
	page.context().on("request", (request) => requests.push(request.url()));
	const { tried, ready } = await watchPreloading(page);
	await page.goto("/");
	await page
		.getByRole("banner")
		.getByRole("link", { name: getLabel("/contact-us") })
		.hover();
	await expect.poll(() => [...ready]).toEqual([`${baseURL}/contact-us`]);
	expect([...tried]).toEqual([`Prefetch ${baseURL}/contact-us`]);
	expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
});
