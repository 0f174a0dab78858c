import { expect, test } from "vitest";
import { content, site } from "../../tests/fixtures/site.ts";
import { createHeadData } from "./headData.server.ts";

const pages = Array.from(site.pages.values());

test("every file that makes a page is in the page index, and nothing else is", () => {
	const { pages: fixed, plainPages, team, benefits, articles } = content;
	const { home: _home, ...others } = { ...fixed, ...plainPages };
	const hidden = ["benefit", "error", "not-found", "share"];
	const names = Object.keys(others).filter((name) => !hidden.includes(name));
	expect([...site.pages.keys()].sort()).toEqual(
		[
			"/",
			...names.map((name) => `/${name}`),
			...Object.keys(fixed.blog.categories).map((key) => `/blog/category/${key.toLowerCase()}`),
			...team.map(({ slug }) => `/team/${slug}`),
			...benefits.map(({ slug }) => `/benefits/${slug}`),
			...articles.map(({ slug }) => `/blog/${slug}`),
		].sort(),
	);
});

test("pages are in the order of the menus, home first and articles last", () => {
	const paths = pages.map(({ path }) => path);
	const menu = content.settings.navigation
		.map(({ href }) => href)
		.filter((href) => paths.includes(href));
	expect(paths[0]).toBe("/");
	expect(paths.filter((path) => menu.includes(path))).toEqual(menu);
	expect(paths.slice(-content.articles.length)).toEqual(
		content.articles.map(({ slug }) => `/blog/${slug}`),
	);
});

test("no two pages share a title or a description, and each has an honest length", () => {
	for (const field of ["title", "description"] as const) {
		const values = pages.map((page) => page[field]);
		expect(new Set(values).size, field).toBe(values.length);
	}
	for (const { path, title, description } of pages) {
		// An owner may call a page Careers.
		expect(title.length, path).toBeGreaterThanOrEqual(content.settings.sample ? 8 : 1);
		expect(title.length, path).toBeLessThanOrEqual(100);
		expect(description.length, path).toBeGreaterThanOrEqual(50);
		expect(description.length, path).toBeLessThanOrEqual(160);
	}
});

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
