import { expect, test } from "vitest";
import type { Article } from "./articles.server.ts";
import { createCategoryLinks } from "./blog.server.ts";

const blog = {
	categories: { GUIDES: { name: "Guides" }, NEWS: { name: "News" } },
	filter: { all: "All" },
} as unknown as Parameters<typeof createCategoryLinks>[0];
const articles = [{ category: { key: "GUIDES" } }] as Article[];

test("the blog leads to no category without an article", () => {
	expect(createCategoryLinks(blog, articles)).toEqual([
		{ label: "All", href: "/blog", current: true },
		{ label: "Guides", href: "/blog/category/guides", current: false },
	]);
});

test("the page of such a category still says which it is", () => {
	expect(createCategoryLinks(blog, articles, "NEWS")).toMatchObject([
		{ label: "All", current: false },
		{ label: "Guides", current: false },
		{ label: "News", current: true },
	]);
});
