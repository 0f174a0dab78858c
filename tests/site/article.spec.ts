import { basename } from "node:path";
import { expect, type Page } from "@playwright/test";
import { requireValue } from "../../build/requireValue.ts";
import { newestArticle, site } from "./site.ts";
import { test } from "./test.ts";

/** The transition of a page that is being revealed, as the page tells it. */
interface Revealed {
	/** Whether there was one, and whether the browser ran it. */
	state?: "none" | "ran" | "skipped";
	/** The names of what stayed in place from page to page. */
	kept?: string[];
}

const { back } = site.content.pages.blog.article;
const { demoLabel, labels } = site.content.settings;
const { contents } = labels;
const path = `/blog/${newestArticle.slug}`;

/** Makes every page note how it came into view. */
async function noteTransitions(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const revealed: Revealed = {};
		Object.assign(window, { revealed });
		addEventListener("pagereveal", (event) => {
			const { viewTransition } = event as PageRevealEvent;
			if (!viewTransition) {
				revealed.state = "none";
				return;
			}
			viewTransition.ready.then(
				() => {
					const groups = document
						.getAnimations()
						.map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "")
						.map((pseudo) => /^::view-transition-group\((.+)\)$/.exec(pseudo)?.[1] ?? "");
					revealed.kept = [...new Set(groups.filter(Boolean))].sort();
					revealed.state = "ran";
				},
				() => {
					revealed.state = "skipped";
				},
			);
		});
	});
}

/** Reads the transition that revealed the present page. */
async function readRevealed(page: Page): Promise<Revealed> {
	const note = await page.waitForFunction(() => {
		const { revealed } = window as unknown as { revealed: Revealed };
		return revealed.state && revealed;
	});
	return (await note.jsonValue()) as Revealed;
}

test("the article’s cover stays in view from the blog to an article and back", async ({ page }) => {
	await noteTransitions(page);
	await page.goto("/blog");
	const link = page.locator("#articles h3 a").first();
	const path = requireValue(await link.getAttribute("href"), "An article’s URL");
	const ranTransition = { state: "ran", kept: [basename(path), "root"].sort() };
	await link.click();
	await page.waitForURL(`**${path}`);
	expect(await readRevealed(page)).toEqual(ranTransition);
	await page.getByRole("link", { name: back }).click();
	await page.waitForURL("**/blog");
	expect(await readRevealed(page)).toEqual(ranTransition);
});

test.describe("for a reader who wants less motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("no page slides into the next", async ({ page }) => {
		await noteTransitions(page);
		await page.goto(path);
		await page.getByRole("link", { name: back }).click();
		await page.waitForURL("**/blog");
		expect(await readRevealed(page)).toEqual({ state: "none" });
	});

	test("a picture is complete at once, a jump does not glide, and a button does not fade", async ({
		page,
	}) => {
		for (const path of ["/", "/strategy"]) {
			await page.goto(path, { waitUntil: "commit" });
			await expect(page.getByRole("contentinfo")).toBeAttached();
			expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
			await expect(page.locator("html"), path).toHaveCSS("scroll-behavior", "auto");
			const demo = page.getByRole("banner").getByRole("link", { name: demoLabel });
			await expect(demo, path).toHaveCSS("transition-property", "none");
		}
	});
});

test("what moves on the home page ends in the complete picture", async ({ tab: page }) => {
	const measureSymbols = () =>
		page
			.locator("main i")
			.evaluateAll((all) => all.map((symbol) => symbol.getBoundingClientRect().toJSON()));
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	const still = await measureSymbols();
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.reload();
	await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
	expect(await measureSymbols()).toEqual(still);
});

test("the arrow on the home page leads down to the benefits", async ({ tab: page }) => {
	await page.goto("/");
	await page.getByRole("main").locator('a[href="#benefits"]').click();
	await expect(page).toHaveURL("/#benefits");
	await expect(page.locator("#benefits")).toBeInViewport();
});

test.describe("on a wide screen", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("the contents mark the section being read, visibly", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(path);
		const links = page.getByRole("navigation", { name: contents }).getByRole("link");
		const link = links.nth(2);
		await link.click();
		const current = page.getByRole("navigation", { name: contents }).locator(":target-current");
		await expect(current).toHaveText(
			requireValue(await link.textContent(), "The name of a section"),
		);
		const look = (of: typeof link) =>
			of.evaluate((element) => {
				const { color, fontWeight, borderColor, backgroundColor, boxShadow } =
					getComputedStyle(element);
				return [color, fontWeight, borderColor, backgroundColor, boxShadow].join();
			});
		await page.mouse.move(1, 1);
		expect(await look(link)).not.toBe(await look(links.last()));
	});

	test("a heading leads to itself, and is underlined where it is pointed at", async ({ page }) => {
		await page.goto(path);
		const heading = page.getByRole("article").getByRole("heading", { level: 2 }).first();
		const link = heading.getByRole("link");
		await expect(link).toHaveCSS("text-decoration-line", "none");
		await link.hover();
		await expect(link).toHaveCSS("text-decoration-line", "underline");
		const to = await link.getAttribute("href");
		await link.click();
		expect(new URL(page.url()).hash).toBe(to);
	});

	test("articles and people are in three columns", async ({ page }) => {
		for (const [path, items] of [
			["/blog", "#articles li:has(h3)"],
			["/team", "main li:has(h2)"],
			["/about-us", "#team li:has(h3)"],
		] as const) {
			await page.goto(path);
			const lefts = await page
				.locator(items)
				.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().left)));
			expect(lefts.length, path).toBeGreaterThan(0);
			expect(new Set(lefts).size, path).toBe(Math.min(3, lefts.length));
		}
	});
});

test("the bar along the top grows as the article is read", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto(path);
	const readProgress = () =>
		page.evaluate(
			() =>
				document
					.getAnimations()
					.map(({ effect }) => effect)
					.find((effect) => effect instanceof KeyframeEffect && effect.pseudoElement === "::before")
					?.getComputedTiming().progress,
		);
	await expect.poll(readProgress).toBe(0);
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expect.poll(readProgress).toBe(1);
});

test("the name of an article’s closing heading keeps its words apart", async ({ page }) => {
	await page.goto(newestArticle.path);
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	const headings = nodes
		.filter(({ role }) => role?.value === "heading")
		.map(({ name }) => String(name?.value));
	expect(headings).toContain(site.content.pages.blog.articleClosing.title);
});

test("every table of an article and of the agreement has a name", async ({ tab: page }) => {
	const paths = site.articles.map(({ path }) => path);
	for (const path of [...paths, "/partner-referral-agreement"]) {
		await page.goto(path);
		for (const table of await page.locator("main table").all()) {
			await expect(table, path).toHaveAccessibleName(/./);
		}
	}
});

test("cards of the blog say when an article was published", async ({ tab: page }) => {
	await page.goto("/blog");
	const cards = page.locator("#articles li:has(h3)");
	expect(await cards.count()).toBeGreaterThan(0);
	for (const card of await cards.all()) {
		const path = await card.getByRole("link").getAttribute("href");
		const article = requireValue(
			site.articles.find((each) => each.path === path),
			`An article with the path ${path}`,
		);
		await expect(card.locator("time")).toHaveText(article.date.text);
	}
});
