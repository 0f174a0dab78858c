import { afterAll, describe, expect, test } from "vitest";
import { listGeneratedFiles } from "../../../app/files/generatedFiles.server.ts";
import { createHeadData } from "../../../app/seo/headData.server.ts";
import { createStructuredData } from "../../../app/seo/structuredData.server.ts";
import { createCategoryLinks } from "../../../app/site/blog.server.ts";
import { createSite } from "../../../app/site/site.server.ts";
import { formatDollars, zone } from "../../../content-model/index.ts";
import { ContentCopy } from "../../fixtures/contentCopy.ts";
import { formatInWords } from "../../fixtures/numberWords.ts";
import { content } from "../../fixtures/site.ts";
import { addCategory, addImprint, edits } from "../../owner/edits.ts";

const copy = new ContentCopy();
afterAll(() => copy.remove());

const { rows } = content.pricing;
const sessions = rows.find(({ id }) => id === "bootcamp")?.sessions ?? expect.fail("No bootcamp.");
for (const [index, { prices }] of rows.entries()) {
	for (const [plan, price] of Object.entries(prices)) {
		if (price !== null) {
			copy.set("content/pricing.yaml", ["rows", index, "prices", plan], price + 1);
		}
	}
}
edits["adds a session"](copy);

const article = copy.getFile("articles");
const [slug = ""] = article.match(/[^/]+(?=\.md$)/) ?? [];
copy.set(article, ["category"], "QUOKKAS");
copy.set(article, ["updated"], "2031-02-03");
copy.write(article, `${copy.read(article)}\nWrite to ada@harcourtquay.com.au.\n`);
copy.set("content/site.yaml", ["place"], "Perth");
addCategory(copy);
addImprint(copy);

// The article may be a draft of the owner’s.
const edited = await createSite(copy.root, { withUnpublished: true });

/** Lists all texts below a value, in maps and trees too. */
function listTexts(value: unknown): string[] {
	if (typeof value === "string") {
		return [value];
	}
	if (value instanceof Map) {
		return listTexts([...value.values()]);
	}
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

describe("prices and sessions that were changed in pricing.yaml", () => {
	const { content, articles, events, pages } = edited;
	const all = listTexts({ content, articles, events, pages });

	test("no text gives the old number of sessions", () => {
		const old = new RegExp(
			`\\b(?:${sessions}|${formatInWords(sessions)}) (?:30-minute )?sessions\\b`,
			"i",
		);
		expect(all.filter((text) => old.test(text))).toEqual([]);
		const now = new RegExp(`\\b${formatInWords(sessions + 1)} 30-minute sessions`, "i");
		expect(all.filter((text) => now.test(text))).not.toEqual([]);
	});

	test("no text gives an old price", () => {
		// Articles reckon with made-up amounts of their own.
		const all = listTexts({ content: { ...content, articles: [] }, events });
		const prices = new Set(rows.flatMap(({ prices }) => Object.values(prices)));
		for (const price of prices) {
			const amount = price === null ? undefined : formatDollars(price);
			const holdsAmount = (text: string) =>
				amount && new RegExp(`\\${amount}(?![\\d,])`).test(text);
			expect(all.filter(holdsAmount), amount).toEqual([]);
		}
	});
});

test("a new category has its page, its link and its chip", () => {
	const path = "/blog/category/quokkas";
	expect(edited.pages.get(path)).toMatchObject({
		kind: "category",
		name: "Quokkas",
		socialImage: { alt: `QUOKKAS. They smile. ${content.settings.brand}` },
	});
	expect(createCategoryLinks(edited.content.pages.blog, edited.articles)).toContainEqual({
		label: "Quokkas",
		href: path,
		current: false,
	});
	expect(edited.articles.find((one) => one.slug === slug)?.categoryLabel).toMatch(/^QUOKKAS\b/);
});

test("an email address in an article is a link to write to it", () => {
	const text = edited.articles.find((one) => one.slug === slug);
	expect(listTexts(text)).toContain("mailto:ada@harcourtquay.com.au");
});

test("the hours of events stay Melbourne's where the office is elsewhere", () => {
	expect(edited.content.pages.events.grid.timeZone).toContain(zone.split("/").at(-1));
});

test("a new plain-text page is in the page index, with a card", () => {
	expect(edited.pages.get("/imprint")).toMatchObject({
		kind: "page",
		title: "Who runs this website",
		socialImage: {
			path: expect.stringMatching(/^\/assets\/social\/imprint-[0-9a-f]{8}\.png$/),
			alt: `IMPRINT. Who runs this. ${content.settings.brand}`,
		},
	});
});

test("an article that was changed since says so to search engines and in the sitemap", async () => {
	const page = edited.pages.get(`/blog/${slug}`) ?? expect.fail("The article has no page.");
	expect(createHeadData(page, edited).article).toMatchObject({
		"article:modified_time": "2031-02-03",
	});
	expect(createStructuredData(page, edited)).toContain('"dateModified":"2031-02-03"');
	const { url } = content.settings;
	const sitemap = String(await listGeneratedFiles(edited).get("/sitemap.xml")?.());
	expect(sitemap.replace(/>\s+</g, "><")).toContain(
		`<loc>${url}/blog/${slug}</loc><lastmod>2031-02-03</lastmod>`,
	);
});
