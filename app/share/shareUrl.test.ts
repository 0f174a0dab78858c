import { expect, test } from "vitest";
import { createMailtoHref, findSharedArticle, getShareUrl } from "./shareUrl.ts";

const articles = [
	{ slug: "one", title: "One & a half: what’s new?" },
	{ slug: "two", title: "Two" },
];

test("the share page offers the article whose link led to it", () => {
	for (const article of articles) {
		const query = new URL(getShareUrl(article.slug), "https://a.example").search;
		expect(findSharedArticle(query, articles)).toBe(article);
	}
});

test.each(["", "?article=three", "?article=one&article=two", "?article=ONE", "?q=one"])(
	"a URL that names no article, or two, offers none: %s",
	(query) => {
		expect(findSharedArticle(query, articles)).toBeUndefined();
	},
);

test("a mail link has the whole title as its subject and the whole URL as its body", () => {
	const url = "https://a.example/blog/one?a=1&b=2#part";
	const [article] = articles;
	const letter = new URL(createMailtoHref(article?.title ?? "", url));
	expect(letter.protocol).toBe("mailto:");
	expect(Object.fromEntries(letter.searchParams)).toEqual({
		subject: article?.title,
		body: url,
	});
});
