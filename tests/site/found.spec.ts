import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { articles, listedRoutes } from "./routes.ts";

const articlePaths = articles.map(({ slug }) => `/blog/${slug}`);

type Thing = Record<string, unknown>;

/** What a page's head says, by the names of the tags. */
async function headOf(page: Page) {
	return page.evaluate(() => {
		const texts = (selector: string, attribute: string) =>
			Array.from(document.head.querySelectorAll(selector), (tag) => tag.getAttribute(attribute));
		const metas = Array.from(
			document.head.querySelectorAll("meta[name], meta[property]"),
			(tag) => [
				tag.getAttribute("name") ?? tag.getAttribute("property") ?? "",
				tag.getAttribute("content") ?? "",
			],
		);
		return {
			title: document.title,
			metas: Object.fromEntries(metas) as Record<string, string>,
			names: metas.map(([name]) => name),
			canonical: texts('link[rel="canonical"]', "href"),
			markdown: texts('link[rel="alternate"][type="text/markdown"]', "href"),
			things: Array.from(
				document.querySelectorAll('script[type="application/ld+json"]'),
				(script) => JSON.parse(script.textContent ?? "")["@graph"],
			).flat() as Record<string, unknown>[],
		};
	});
}

/** The path of an address that must be whole and on the site's own host. */
function pathOf(address: string | null | undefined, site: string): string {
	const url = new URL(address ?? "");
	expect(url.origin).toBe(site);
	return url.pathname;
}

/** A text without punctuation, in small letters. */
function letters(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** Width and height that a PNG file's header states. */
async function sizeOf(request: APIRequestContext, path: string): Promise<[number, number]> {
	const answer = await request.get(path);
	expect(answer.status(), path).toBe(200);
	expect(answer.headers()["content-type"]).toBe("image/png");
	const bytes = await answer.body();
	expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
	return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** The site's own origin, as its pages write it. */
async function siteOf(page: Page): Promise<string> {
	await page.goto("/");
	return new URL((await headOf(page)).canonical[0] ?? "").origin;
}

for (const { path } of listedRoutes) {
	test(`${path} tells others what it is`, async ({ page, request }) => {
		const site = await siteOf(page);
		await page.goto(path);
		const { title, metas, names, canonical, markdown, things } = await headOf(page);
		expect(canonical.map((address) => pathOf(address, site))).toEqual([path]);
		expect(title.startsWith(metas["og:title"] ?? "?")).toBe(true);
		expect(metas["og:description"]).toBe(metas.description);
		expect(metas["og:url"]).toBe(canonical[0]);
		expect(metas["og:locale"]).toBe("en_AU");
		expect(metas["og:type"]).toBe(articlePaths.includes(path) ? "article" : "website");
		expect(metas["twitter:card"]).toBe("summary_large_image");
		expect(metas.robots).toBeUndefined();
		const others = names.filter((name) => name !== "theme-color");
		expect(new Set(others).size, "each tag stands once").toBe(others.length);

		expect([Number(metas["og:image:width"]), Number(metas["og:image:height"])]).toEqual([
			1200, 630,
		]);
		expect(await sizeOf(request, pathOf(metas["og:image"], site))).toEqual([1200, 630]);
		// The picture is set from the words that its description repeats: see socialCards.test.ts.
		const heading = await page.getByRole("heading", { level: 1 }).ariaSnapshot();
		const [, words = "?"] = /"(.+)"/.exec(heading) ?? [];
		expect(letters(metas["og:image:alt"] ?? "").startsWith(letters(words))).toBe(true);

		expect(markdown).toEqual([path === "/" ? "/index.md" : `${path}.md`]);
		const text = await request.get(markdown[0] ?? "");
		expect(text.status()).toBe(200);
		expect(text.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
		expect(await text.text()).toMatch(/^# \S/);

		const trail = things.find((thing) => thing["@type"] === "BreadcrumbList");
		expect(trail === undefined).toBe(path === "/");
		const steps = (trail?.itemListElement ?? []) as Thing[];
		for (const { item } of steps) {
			const step = pathOf(String(item), site);
			expect((await request.get(step, { maxRedirects: 0 })).status(), step).toBe(200);
		}
	});
}

/** What the page's main part shows and its Markdown has to say, by the elements it stands in. */
async function shownTexts(page: Page, selector: string): Promise<string[]> {
	return page
		.getByRole("main")
		.locator(selector)
		.evaluateAll((elements) =>
			elements
				.filter((element) => !element.closest("[data-no-text], [aria-hidden], [role=img], dialog"))
				.map((element) => {
					const copy = element.cloneNode(true) as Element;
					for (const left of copy.querySelectorAll("[data-no-text], [aria-hidden]")) {
						left.remove();
					}
					return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
				}),
		);
}

const markdownReader = unified().use(remarkParse).use(remarkGfm);

for (const { path } of listedRoutes) {
	test(`${path} says the same in Markdown`, async ({ page, request }) => {
		await page.goto(path);
		const answer = await request.get(path === "/" ? "/index.md" : `${path}.md`);
		const markdown = await answer.text();
		const tree = markdownReader.parse(markdown);
		const headings: string[] = [];
		visit(tree, (node) => {
			if (node.type === "heading") {
				headings.push(`${node.depth} ${textOf(node)}`);
			}
			if (node.type === "link" || node.type === "image") {
				expect(node.url).toMatch(/^(?:https?:\/\/|mailto:|tel:\+)/);
				expect(node.type === "image" ? node.alt : textOf(node)).not.toBe("");
			}
			expect(node.type, "no HTML is left").not.toBe("html");
		});
		const shown = await Promise.all(
			[1, 2, 3, 4].map(async (level) =>
				(await shownTexts(page, `h${level}`)).map((text) => `${level} ${text}`),
			),
		);
		expect(headings.toSorted()).toEqual(shown.flat().toSorted());
		expect(headings[0]).toMatch(/^1 /);

		const text = textOf(tree);
		const owed =
			"blockquote, figcaption b, figcaption small, .company, .standfirst, .meta a, td b, th b";
		for (const words of await shownTexts(page, owed)) {
			expect(text).toContain(words);
		}
	});
}

test("no two pages have the same title or description", async ({ page }) => {
	const seen: Record<string, string[]> = { title: [], description: [] };
	for (const { path } of listedRoutes) {
		await page.goto(path);
		const { title, metas } = await headOf(page);
		seen.title?.push(title);
		seen.description?.push(metas.description ?? "");
	}
	for (const values of Object.values(seen)) {
		expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
	}
});

test.describe("structured data says what the page shows", () => {
	test("home: name and contact details", async ({ page }) => {
		await page.goto("/");
		const { things } = await headOf(page);
		const organization = things.find((thing) => thing["@type"] === "Organization");
		const footer = page.getByRole("contentinfo");
		await expect(footer).toContainText(String(organization?.name));
		await expect(footer.getByRole("link", { name: String(organization?.email) })).toBeVisible();
		await expect(footer.locator(`a[href="tel:${organization?.telephone}"]`)).toBeVisible();
		const address = organization?.address as Thing;
		await expect(footer).toContainText(
			`${address.addressLocality} ${address.addressRegion} ${address.postalCode}`,
		);
	});

	for (const path of articlePaths) {
		test(`${path}: headline, author, date and section`, async ({ page }) => {
			await page.goto(path);
			const { things, metas } = await headOf(page);
			const posting = things.find((thing) => thing["@type"] === "BlogPosting");
			const main = page.getByRole("main");
			await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(
				String(posting?.headline),
			);
			await expect(main).toContainText(String((posting?.author as Thing | undefined)?.name));
			await expect(
				main.locator(`time[datetime="${posting?.datePublished}"]`).first(),
			).toBeVisible();
			await expect(main.getByText(String(posting?.articleSection)).first()).toBeVisible();
			expect(metas["article:published_time"]).toBe(posting?.datePublished);
			expect(metas["article:section"]).toBe(posting?.articleSection);
			expect(metas["og:image"]).toBe(posting?.image);
		});
	}

	test("events: titles, times and places", async ({ page }) => {
		await page.goto("/events");
		const events = (await headOf(page)).things.filter((thing) => thing["@type"] === "Event");
		const cards = page
			.getByRole("main")
			.locator("li", { has: page.getByRole("heading", { level: 3 }) });
		await expect(cards).toHaveCount(events.length);
		for (const event of events) {
			const card = cards.filter({ hasText: String(event.name) });
			await expect(card).toHaveCount(1);
			const [start, end] = [card.locator(".caption time"), card.locator(".sign")];
			await expect(start).toHaveAttribute("datetime", String(event.startDate));
			await expect(end).toHaveAttribute("datetime", String(event.endDate));
			const { name = "", address = "" } = event.location as Record<string, string>;
			await expect(card).toContainText(name ? `${name}, ${address}` : "Online");
			await expect(card.locator(`a[href="${event.url}"]`)).toHaveCount(1);
		}
	});

	test("pricing: a price for each plan, as the table has it", async ({ page }) => {
		await page.goto("/pricing");
		const product = (await headOf(page)).things.find((thing) => thing["@type"] === "Product");
		const offers = product?.offers as { name: string; price: number }[];
		const table = page.getByRole("table");
		const plans = await table.locator("thead th[scope=col] b").allTextContents();
		expect(offers.map(({ name }) => name)).toEqual(plans.map((plan) => plan.trim()));
		const row = table.getByRole("row", { name: /^Platform/ });
		for (const { price } of offers) {
			await expect(row).toContainText(`$${price.toLocaleString("en-AU")}`);
		}
	});
});

test("documents of errors are kept out of search results", async ({ page }) => {
	for (const path of ["/nowhere", "/benefits/nothing", "/blog/nothing"]) {
		await page.goto(path);
		const { metas, canonical, things, markdown } = await headOf(page);
		expect(metas.robots, path).toBe("noindex");
		expect([...canonical, ...things, ...markdown], path).toEqual([]);
	}
});

test("everything the head announces is there, with its type", async ({ page, request }) => {
	await page.goto("/");
	const links = await page.evaluate(() =>
		Array.from(
			document.head.querySelectorAll<HTMLLinkElement>(
				'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="alternate"], link[rel="search"]',
			),
			({ rel, type, href }) => ({ rel, type, path: new URL(href).pathname }),
		),
	);
	expect(links.map(({ path }) => path)).toEqual([
		"/favicon.ico",
		"/favicon.svg",
		"/apple-touch-icon.png",
		"/site.webmanifest",
		"/feed.xml",
		"/atom.xml",
		"/feed.json",
		"/opensearch.xml",
		"/index.md",
	]);
	for (const { path } of links) {
		const answer = await request.get(path);
		expect(answer.status(), path).toBe(200);
		expect(answer.headers()["content-type"], path).not.toBe("application/octet-stream");
	}
	const colours = await page
		.locator('meta[name="theme-color"]')
		.evaluateAll((tags) =>
			tags.map((tag) => [tag.getAttribute("media"), tag.getAttribute("content")]),
		);
	expect(colours).toEqual([
		["(prefers-color-scheme: light)", expect.stringMatching(/^#[0-9a-f]{6}$/)],
		["(prefers-color-scheme: dark)", expect.stringMatching(/^#[0-9a-f]{6}$/)],
	]);
});

test("the browser reads the manifest without a complaint, and every icon is as large as it says", async ({
	page,
	request,
}) => {
	await page.goto("/");
	const session = await page.context().newCDPSession(page);
	const { errors, data } = await session.send("Page.getAppManifest");
	expect(errors).toEqual([]);
	for (const { src, sizes } of JSON.parse(data ?? "{}").icons) {
		expect((await sizeOf(request, src)).join("x")).toBe(sizes);
	}
});

test("XML files are well-formed, and name only addresses that answer", async ({
	page,
	request,
}) => {
	const site = await siteOf(page);
	for (const path of ["/sitemap.xml", "/feed.xml", "/atom.xml", "/opensearch.xml"]) {
		const answer = await request.get(path);
		expect(answer.headers()["content-type"], path).toContain("xml");
		const addresses = await page.evaluate(
			(text) => {
				const parsed = new DOMParser().parseFromString(text, "application/xml");
				if (parsed.querySelector("parsererror")) {
					throw new Error(parsed.documentElement.textContent ?? "");
				}
				return Array.from(
					parsed.querySelectorAll("loc, item > link, entry > id"),
					(element) => element.textContent ?? "",
				);
			},
			await answer.text(),
		);
		for (const address of addresses) {
			const there = await request.get(pathOf(address, site), { maxRedirects: 0 });
			expect(there.status(), address).toBe(200);
		}
	}
});

test("the sitemap lists every page and no other", async ({ page, request }) => {
	const site = await siteOf(page);
	const text = await (await request.get("/sitemap.xml")).text();
	const paths = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) =>
		pathOf(address, site),
	);
	expect(paths.toSorted()).toEqual(listedRoutes.map(({ path }) => path).toSorted());
});

test("assistants find every page from llms.txt", async ({ page, request }) => {
	const site = await siteOf(page);
	const answer = await request.get("/llms.txt");
	expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
	const addresses = Array.from((await answer.text()).matchAll(/\]\((.+?)\): /g), ([, url]) => url);
	expect(addresses.length).toBeGreaterThanOrEqual(listedRoutes.length);
	for (const address of addresses) {
		expect((await request.get(pathOf(address, site))).status(), address).toBe(200);
	}
});

test("each event can be put into a calendar, and all of them subscribed to", async ({
	page,
	request,
}) => {
	await page.goto("/events");
	const slugs = await page
		.getByRole("main")
		.locator("li[id]", { has: page.getByRole("heading", { level: 3 }) })
		.evaluateAll((cards) => cards.map(({ id }) => id));
	expect(slugs.length).toBeGreaterThan(0);
	for (const path of ["/events.ics", ...slugs.map((slug) => `/events/${slug}.ics`)]) {
		const answer = await request.get(path);
		expect(answer.status(), path).toBe(200);
		expect(answer.headers()["content-type"], path).toBe("text/calendar; charset=utf-8");
		const text = await answer.text();
		expect(text.match(/^BEGIN:VEVENT\r$/gm), path).toHaveLength(
			path === "/events.ics" ? slugs.length : 1,
		);
		expect(text).toContain("TZID:Australia/Melbourne");
	}
});

test("robots and security.txt answer", async ({ request }) => {
	const robots = await request.get("/robots.txt");
	expect(await robots.text()).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
	const security = await request.get("/.well-known/security.txt");
	expect(security.status()).toBe(200);
	expect(security.headers()["content-type"]).toBe("text/plain; charset=utf-8");
	expect(await security.text()).toMatch(/^Contact: mailto:\S+$/m);
});
