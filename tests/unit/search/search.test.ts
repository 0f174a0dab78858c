import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nearest } from "../../../app/content/nearest.ts";
import { longestQuery, readQuery, writeQuery } from "../../../app/search/address.ts";
import { searchEntries } from "../../../app/search/entries.server.ts";
import { excerptParts } from "../../../app/search/search.ts";
import { corrected } from "../../../app/search/spelling.ts";
import { content, site } from "../site.ts";

describe("the address of a search", () => {
	test("is read trimmed and cut", () => {
		expect(readQuery("?q=%20two+words%20")).toBe("two words");
		expect(readQuery("?other=1")).toBe("");
		expect(readQuery("?q=%E0%A4%A")).not.toBe("");
		expect(readQuery(`?q=${"a".repeat(999)}`)).toHaveLength(longestQuery);
	});

	test("comes back as it was written, and leaves other parts alone", () => {
		expect(writeQuery("?from=mail", "price list")).toBe("?from=mail&q=price+list");
		expect(writeQuery("?q=old", "")).toBe("");
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (words) => {
				expect(readQuery(writeQuery("", words.trim()))).toBe(words.trim());
			}),
			{ seed: 6 },
		);
	});
});

test("an excerpt becomes plain text with its marks, and says where it begins within a text", () => {
	const plain_excerpt = "Price is <b> here, and more.";
	const excerpt = "<mark>Price</mark> is &lt;b&gt; here, <mark>and</mark> <mark>more.</mark>";
	const parts = [
		{ text: "Price", marked: true },
		{ text: " is <b> here, ", marked: false },
		{ text: "and", marked: true },
		{ text: " ", marked: false },
		{ text: "more.", marked: true },
	];
	expect(excerptParts({ excerpt, plain_excerpt, content: plain_excerpt })).toEqual(parts);
	expect(excerptParts({ excerpt, plain_excerpt, content: `The ${plain_excerpt}` })).toEqual([
		{ text: "… ", marked: false },
		...parts,
	]);
	expect(excerptParts({ excerpt: "", plain_excerpt: "", content: "" })).toEqual([]);
});

describe("spelling", () => {
	test.each([
		["Strategy", ["strategy"], 0, "strategy"],
		["stratgey", ["strategy"], 1, "strategy"],
		["pricng", ["pricing"], 1, "pricing"],
		["prcing", ["training", "prices"], 1, undefined],
		["abc", ["xyz"], 2, undefined],
		["", ["ab"], 1, undefined],
		// The first of those that are as near, and a nearer one before it.
		["hat", ["cat", "bat"], 1, "cat"],
		["bats", ["cat", "bat"], 2, "bat"],
	])("nearest to %s of %j within %i is %s", (word, words, limit, expected) => {
		expect(nearest(word, words, limit)).toBe(expected);
	});

	const vocabulary = async () => ["pricing", "training", "strategy", "raining"];

	test.each([
		["pricng Stratgey", "", "pricing strategy"],
		["trainning", "", "training"],
		["pricing", "", undefined],
		// What nothing is near to is left out, unless the results account for it.
		["zzzzqq", "", ""],
		["sharepoint pricng", "share", "pricing"],
		["trained pricng", "Training", "trained pricing"],
		["", "", undefined],
	])("%j, shown %j, is looked for as %j", async (query, shown, instead) => {
		expect(await corrected(query, shown, vocabulary)).toBe(instead);
	});

	test("a word with another ending accounts for a query, one with the same start only does not", async () => {
		expect(await corrected("governing", "Governance,", vocabulary)).toBeUndefined();
		expect(await corrected("bootcmap price", "both price", vocabulary)).toBe("price");
		expect(await corrected("bootcamp", "", vocabulary)).toBe("");
	});
});

test("everything can be found but the search itself", () => {
	const paths = searchEntries(site).map(({ path }) => path);
	expect(new Set(paths).size).toBe(paths.length);
	expect(paths).toEqual([
		...site.events.map(({ slug }) => `/events#${slug}`),
		...(content.pages.pricing.faq?.items ?? []).map(({ id }) => `/pricing#${id}`),
		...[...site.pages.keys()].filter((path) => path !== "/search"),
	]);
});

test("lists of other pages, people and the small print count for little", () => {
	const minor = searchEntries(site).filter((entry) => entry.minor);
	expect(minor.map(({ path }) => path).sort()).toEqual(
		[
			"/blog",
			"/events",
			"/team",
			...content.site.legal.map(({ href }) => href),
			...Object.keys(content.pages.blog.categories).map(
				(key) => `/blog/category/${key.toLowerCase()}`,
			),
			...content.team.map(({ slug }) => `/team/${slug}`),
		].sort(),
	);
});

test("results are called what the menus call them", () => {
	const titles = new Map(searchEntries(site).map(({ path, title }) => [path, title]));
	const { navigation } = content.site;
	const pages = navigation.filter(({ href }) => site.pages.has(href));
	expect(pages).not.toEqual([]);
	expect(pages.map(({ href }) => titles.get(href))).toEqual(pages.map(({ label }) => label));
});
