import { expect, test } from "vitest";
import { createSearch } from "./engine.ts";
import type { IndexedEntry } from "./searchIndex.ts";

const createEntry = (path: string, title: string, text: string, more: Partial<IndexedEntry> = {}) =>
	({ kind: "page", path, title, sections: [{ text }], ...more }) satisfies IndexedEntry;

const entries: IndexedEntry[] = [
	createEntry("/pricing", "Pricing", "The platform costs $400 a month.", {
		searchTerms: ["discount"],
	}),
	createEntry(
		"/training",
		"Training",
		"People learn and take part in five sessions. A session costs $500.",
	),
	createEntry("/security", "Your data", "It stays in your cloud.", {
		searchTerms: ["is my data safe"],
	}),
	createEntry("/blog", "Blog", "Training and pricing, governance and data.", {
		isLowPriority: true,
	}),
	createEntry("/one", "Governing", "A generative model, and governance."),
	createEntry("/two", "Law", "General words of a community."),
	createEntry("/events#old", "Session", "A session on governance in Melbourne.", {
		kind: "event",
		end: "2026-01-01T12:00:00+11:00",
	}),
	createEntry("/events#new", "Session", "A session on governance in Melbourne.", {
		kind: "event",
		end: "2027-01-01T12:00:00+11:00",
	}),
];
const search = createSearch(
	entries,
	{
		stopWords: ["is", "my", "the", "what", "a", "in"],
		synonyms: { fee: "price", "per head": "month", overseas: "cloud" },
		answers: [],
	},
	new Date("2026-11-23"),
);
const findPaths = (query: string) => {
	const answer = search(query);
	return answer.slice(0, answer.count).map(({ href }) => href);
};

test("a query finds what has any of its words, and first what has most of them", () => {
	expect(findPaths("learn the platform by month")).toEqual(["/pricing", "/training"]);
	expect(findPaths("cloud $400").sort()).toEqual(["/pricing", "/security"]);
});

test("the kinds of results are counted, that of the best first, and each can be had by itself", () => {
	const answer = search("governance");
	expect(answer.kinds).toEqual([
		{ kind: "page", count: 2 },
		{ kind: "event", count: 2 },
	]);
	expect(answer.slice(1, 5, "event").map(({ href }) => href)).toEqual(["/events#old"]);
});

test("a title counts more than a text, and a list of others less", () => {
	expect(findPaths("training")).toEqual(["/training", "/blog"]);
	expect(findPaths("governing")[0]).toBe("/one");
});

test("an entry whose title or search term was typed comes first", () => {
	expect(findPaths("Is my data safe?")[0]).toBe("/security");
	expect(findPaths("discount")).toEqual(["/pricing"]);
});

test("an event that is over comes after one that is to come", () => {
	expect(findPaths("Melbourne")).toEqual(["/events#new", "/events#old"]);
});

test.each([
	["forms of a word", "prices", "/pricing"],
	["capitals, marks and accents", "«PRÍCING?»", "/pricing"],
	["an amount", "$400", "/pricing"],
	["its number", "400", "/pricing"],
	["a word that is not finished", "govern", "/one"],
	["a letter", "d", "/security"],
	["a synonym", "fee", "/pricing"],
	["a phrase that has one", "price per head", "/pricing"],
	["a synonym alone", "overseas", "/security"],
	["stop words alone", "the", "/pricing"],
])("%s: %j finds %s", (_what, query, path) => {
	expect(findPaths(query)).toContain(path);
	expect(search(query)).toMatchObject({ isCorrected: false, missing: [] });
});

test("stop words count for nothing beside others", () => {
	expect(findPaths("what is in the cloud")).toEqual(["/security"]);
});

test.each([
	["trainng", "training"],
	["plaftorm", "platform"],
	["govrenence the cloud", "governance cloud"],
	["rtaining", "training"],
	["pricong", "pricing"],
])("a typo is corrected and reported: %j is searched as %j", (query, expected) => {
	expect(search(query)).toMatchObject({ query: expected, isCorrected: true, missing: [] });
	expect(findPaths(query)).not.toEqual([]);
});

test.each([
	"CEO",
	"ATO",
	"sharepoint",
	"fake",
	"artificial",
	"$401",
	"pricingx1",
	"bloud",
	"clout",
	"generel",
	"",
	'"',
	"👩‍⚖️",
	"constructor",
])("%j finds nothing, though similar words exist", (query) => {
	expect(findPaths(query)).toEqual([]);
});

test("a word of two letters is looked for like any other", () => {
	const short = createSearch(
		[
			createEntry("/policy", "Policy", "A policy for everything."),
			createEntry("/ai-policy", "Rules", "An AI policy for a firm."),
		],
		{ stopWords: ["a"], synonyms: {}, answers: [] },
	);
	const answer = short("AI policy");
	expect(answer.query).toBe("ai policy");
	expect(short("AI firm").slice(0, 1)[0]?.href).toBe("/ai-policy");
	expect(short("HR policy").missing).toEqual(["hr"]);
});

test("a word that the site lacks is named, and the others are searched for", () => {
	expect(search("Sharepoint pricing")).toMatchObject({
		query: "pricing",
		isCorrected: false,
		missing: ["sharepoint"],
	});
	expect(findPaths("Sharepoint pricing")[0]).toBe("/pricing");
});

test("only the last word of a query may be unfinished", () => {
	expect(findPaths("xyz comm")).toEqual(["/two"]);
	expect(findPaths("comm xyz")).toEqual([]);
});

test("words that only a crude stemmer would merge are kept apart", () => {
	expect(findPaths("generative")).toEqual(["/one"]);
	expect(findPaths("communication")).toEqual([]);
});

test("a result leads to the section that has the words, where the title has not", () => {
	const agreement = {
		kind: "page" as const,
		path: "/agreement",
		title: "Agreement",
		sections: [{ text: "Between two." }, { id: "fee", heading: "Fee", text: "A fifth." }],
	};
	const ask = createSearch([agreement], { stopWords: [], synonyms: {}, answers: [] });
	const getFirstHref = (query: string) => ask(query).slice(0, 1)[0]?.href;
	expect(getFirstHref("fifth")).toBe("/agreement#fee");
	expect(getFirstHref("agreement fifth")).toBe("/agreement");
});
