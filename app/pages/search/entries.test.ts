import { expect, test } from "vitest";
import { content, site } from "../../../tests/fixtures/site.ts";
import { sortUpcomingFirst } from "../../site/events.server.ts";
import { createSearchEntries } from "./entries.server.ts";

test("everything can be found but the search itself", () => {
	const paths = createSearchEntries(site).map(({ path }) => path);
	expect(new Set(paths).size).toBe(paths.length);
	expect(paths).toEqual([
		...sortUpcomingFirst(site.events).map(({ slug }) => `/events#${slug}`),
		...content.pages.faq.items.map(({ id }) => `/faq#${id}`),
		...[...site.pages.keys()].filter((path) => path !== "/search"),
	]);
});

test("the index holds the end of each event, and of nothing else", () => {
	const ends = createSearchEntries(site).flatMap(({ path, end }) => (end ? [[path, end]] : []));
	expect(ends).toEqual(
		sortUpcomingFirst(site.events).map(({ slug, instants }) => [`/events#${slug}`, instants.end]),
	);
});

test("list pages, people and the small print rank low", () => {
	const minor = createSearchEntries(site).filter((entry) => entry.isLowPriority);
	expect(minor.map(({ path }) => path).sort()).toEqual(
		[
			"/blog",
			"/events",
			"/team",
			...content.settings.legal.map(({ href }) => href),
			...Object.keys(content.pages.blog.categories).map(
				(key) => `/blog/category/${key.toLowerCase()}`,
			),
			...content.team.map(({ slug }) => `/team/${slug}`),
		].sort(),
	);
});

test("results are called what the menus call them", () => {
	const titles = new Map(createSearchEntries(site).map(({ path, title }) => [path, title]));
	const { navigation } = content.settings;
	const pages = navigation.filter(({ href }) => site.pages.has(href));
	expect(pages).not.toEqual([]);
	expect(pages.map(({ href }) => titles.get(href))).toEqual(pages.map(({ label }) => label));
});
