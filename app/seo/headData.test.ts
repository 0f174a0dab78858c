import { expect, test } from "vitest";
import { content, site } from "../../tests/fixtures/site.ts";
import { createHeadData } from "./headData.server.ts";

const pages = Array.from(site.pages.values());

test("each page has a card of its own at an absolute URL, and says in words what it shows", () => {
	const cards = pages.map((page) => createHeadData(page, site).image);
	expect(new Set(cards.map((card) => card["og:image"])).size).toBe(pages.length);
	for (const card of cards) {
		expect(card["og:image"]).toMatch(
			new RegExp(`^${content.settings.url}/assets/social/[a-z0-9-]+-[0-9a-f]{8}\\.png$`),
		);
		expect(card).toMatchObject({ "og:image:width": "1200", "og:image:height": "630" });
		expect(card["og:image:alt"]).toContain(content.settings.brand);
	}
});

test("an article says when, by whom and in which section; no other page does", () => {
	const people = new Map(content.team.map((person) => [person.slug, person.name]));
	const messages = pages.flatMap((page) => {
		const { article } = createHeadData(page, site);
		return article ? { path: page.path, ...article } : [];
	});
	expect(messages).toEqual(
		content.articles.map(({ slug, date, updated, author, category }) => ({
			path: `/blog/${slug}`,
			"article:published_time": date,
			"article:modified_time": updated ?? date,
			"article:author": people.get(author) ?? content.settings.brand,
			"article:section": category,
		})),
	);
});
