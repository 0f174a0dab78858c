import { describe, expect, test } from "vitest";
import { arrangeBlogGrid } from "../../app/pages/blog/arrangeBlogGrid.ts";
import { createSite } from "../../app/site/site.server.ts";
import { makeRestoredCopy } from "../../tests/fixtures/restoredCopy.ts";
import { schemaModules } from "../../tests/fixtures/site.ts";
import { loadContent } from "../index.ts";
import { getUnpublishedReason } from "./publication.ts";

describe("what is public", () => {
	test.each([
		["in summer", "2026-01-15", "2026-01-14T13:00:00Z"],
		["in winter", "2026-07-15", "2026-07-14T14:00:00Z"],
		["on the day the clocks go back", "2026-04-05", "2026-04-04T13:00:00Z"],
	])("an article is from the first moment of its day in Melbourne, %s", (_when, date, moment) => {
		const begins = new Date(moment);
		expect(getUnpublishedReason({ date }, new Date(begins.getTime() - 1))).toBe("scheduled");
		expect(getUnpublishedReason({ date }, begins)).toBeUndefined();
	});

	test("a draft is not, whatever its date", () => {
		const now = new Date("2026-01-15T00:00:00Z");
		expect(getUnpublishedReason({ draft: true, date: "2020-01-01" }, now)).toBe("draft");
		expect(getUnpublishedReason({ draft: false, date: "2020-01-01" }, now)).toBeUndefined();
	});
});

describe("what refers to an article that is not public", () => {
	const blog = "content/pages/blog.yaml";
	// An article of the tests' own: nothing of the content leads to it.
	const slug = "a-test";
	const copy = makeRestoredCopy((whole) => {
		whole.writeArticle(slug, "Words.", { draft: true });
	});

	const hidden = "a page that is public: this article is a draft, or its day has not come";

	test("a link of a page and one of a text are refused", () => {
		const linking = "content/pages/strategy.yaml";
		copy.set(linking, ["closing", "action", "to"], `/blog/${slug}`);
		const other = copy.getFile("articles", 1);
		const line = copy.append(other, `[It](/blog/${slug}.md#why).`);
		expect(copy.readIssues()).toEqual([
			{
				file: other,
				field: "text",
				line,
				received: `/blog/${slug}.md#why`,
				expected: hidden,
			},
			{
				file: linking,
				field: "closing.action.to",
				received: `"/blog/${slug}"`,
				expected: hidden,
			},
		]);
		expect(() => loadContent(copy.root, schemaModules, { withUnpublished: true })).not.toThrow();
	});

	test("it cannot be the featured article, and lists leave it out", async () => {
		const site = await createSite(copy.root);
		expect(
			arrangeBlogGrid(site.content.pages.blog, site.articles).map((one) => one.slug),
		).not.toContain(slug);
		copy.set(blog, ["grid", "pinned"], []);
		copy.set(blog, ["featured", "article"], slug);
		expect(copy.readIssues()).toMatchObject([
			{
				file: blog,
				field: "featured.article",
				expected: "a public article: this is a draft, or its day has not come",
			},
		]);
	});

	test("an address that was public once has to lead somewhere", () => {
		copy.write("content/published.txt", `/blog/${slug}\n`);
		expect(copy.readIssues()).toMatchObject([
			{ file: "content/published.txt", received: expect.stringContaining("no page any more") },
		]);
	});
});
