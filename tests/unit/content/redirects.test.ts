import { describe, expect, onTestFinished, test } from "vitest";
import { publishedIssues, redirectIssues } from "../../../app/content/redirects.server.ts";
import { ContentCopy } from "./contentCopy.ts";

const file = "content/redirects.yaml";
const published = "content/published.txt";

/** What there is to lead to. */
const pages = new Set(["/", "/strategy", "/pricing", "/blog"]);

test("old addresses lead to pages, and to places on them", () => {
	const moved = {
		"/insights/road.map": "/strategy",
		"/costs.html": "/pricing#estimate",
		"/a": "/",
	};
	expect(redirectIssues(moved, pages)).toEqual([]);
});

describe("a line that stops the build", () => {
	const page = "the path of a page, such as /strategy or /pricing#estimate";
	const oldPath = "a path without a slash at its end, such as /insights/roadmap";
	const free = "an address that no page has";
	test.each([
		{ from: "/strategy", to: "/pricing", received: "the address of a page", expected: free },
		{ from: "/Strategy", to: "/pricing", received: "the address of a page", expected: free },
		{ from: "/strategy.html", to: "/pricing", received: "the address of a page", expected: free },
		{ from: "/index.html", to: "/pricing", received: "the address of a page", expected: free },
		{ from: "/old/", to: "/pricing", received: '"/old/"', expected: oldPath },
		{ from: "old", to: "/pricing", received: '"old"', expected: oldPath },
		{ from: "//old", to: "/pricing", received: '"//old"', expected: oldPath },
		{ from: "/old?a=b", to: "/pricing", received: '"/old?a=b"', expected: oldPath },
		{ from: "/old", to: "/gone", received: '"/gone", which is no page', expected: page },
		{ from: "/old", to: "//evil.example", received: /evil/, expected: page },
		{ from: "/old", to: "https://evil.example/", received: /evil/, expected: page },
		{ from: "/old", to: "/pricing?users=30", received: /users/, expected: page },
		{ from: "/old", to: "/old", received: '"/old", which leads back', expected: page },
	])("$from: $to", ({ from, to, received, expected }) => {
		const matching = typeof received === "string" ? received : expect.stringMatching(received);
		expect(redirectIssues({ [from]: to }, pages)).toEqual([
			{ file, field: `moved.${from}`, received: matching, expected },
		]);
	});

	test("two that lead to each other", () => {
		const issues = redirectIssues({ "/one": "/two", "/two": "/one" }, pages);
		expect(issues.map(({ received }) => received)).toEqual([
			'"/two", which leads back',
			'"/one", which leads back',
		]);
	});

	test("a chain, with its end named", () => {
		const chain = { "/one": "/two", "/two": "/three", "/three": "/strategy" };
		const expected = "where that leads in the end: /strategy";
		expect(redirectIssues(chain, pages)).toEqual([
			{ file, field: "moved./one", received: '"/two", which is moved itself', expected },
			{ file, field: "moved./two", received: '"/three", which is moved itself', expected },
		]);
	});
});

describe("an article that was published and is gone", () => {
	const gone = "/blog/an-article-that-is-gone";

	test("stops the build, by its name and line", () => {
		const copy = new ContentCopy();
		onTestFinished(() => copy.remove());
		const line = copy.append(published, gone);
		expect(copy.issues()).toEqual([
			{
				file: published,
				field: `line ${line}`,
				received: `${gone}, which was published and has no page any more`,
				expected: `a page at that address, or in ${file} a line under moved: with its new address`,
			},
		]);
	});

	test("is no issue once it leads somewhere", () => {
		expect(publishedIssues(`# live\n/blog\n${gone}\n`, { [gone]: "/blog" }, pages)).toEqual([]);
	});
});
