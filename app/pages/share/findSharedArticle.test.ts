import { expect, test } from "vitest";
import { getSharePath } from "../../../paths/index.ts";
import { findSharedArticle } from "./findSharedArticle.ts";

const articles = [
	{ slug: "one", title: "One & a half: what’s new?" },
	{ slug: "two", title: "Two" },
];

test("the share page offers the article whose link led to it", () => {
	for (const article of articles) {
		const query = new URL(getSharePath(article.slug), "https://a.example").search;
		expect(findSharedArticle(query, articles)).toBe(article);
	}
});

test.each(["", "?article=three", "?article=one&article=two", "?article=ONE", "?q=one"])(
	"a URL that names no article, or two, offers none: %s",
	(query) => {
		expect(findSharedArticle(query, articles)).toBeUndefined();
	},
);
