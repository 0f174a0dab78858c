import { expect, test } from "vitest";
import { content, site } from "../../tests/fixtures/site.ts";

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
