import { describe, expect, onTestFinished, test } from "vitest";
import { publishedFaults, redirectFaults } from "../../../app/content/redirects.server.ts";
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
	expect(redirectFaults(moved, pages)).toEqual([]);
});

describe("a line that stops the build", () => {
	const page = "the path of a page, such as /strategy or /pricing#estimate";
	const oldPath = "a path without a slash at its end, such as /insights/roadmap";
	const free = "an address that no page has";
	test.each([
		{ from: "/strategy", to: "/pricing", found: "the address of a page", allowed: free },
		{ from: "/Strategy", to: "/pricing", found: "the address of a page", allowed: free },
		{ from: "/strategy.html", to: "/pricing", found: "the address of a page", allowed: free },
		{ from: "/index.html", to: "/pricing", found: "the address of a page", allowed: free },
		{ from: "/old/", to: "/pricing", found: '"/old/"', allowed: oldPath },
		{ from: "old", to: "/pricing", found: '"old"', allowed: oldPath },
		{ from: "//old", to: "/pricing", found: '"//old"', allowed: oldPath },
		{ from: "/old?a=b", to: "/pricing", found: '"/old?a=b"', allowed: oldPath },
		{ from: "/old", to: "/gone", found: '"/gone", which is no page', allowed: page },
		{ from: "/old", to: "//evil.example", found: /evil/, allowed: page },
		{ from: "/old", to: "https://evil.example/", found: /evil/, allowed: page },
		{ from: "/old", to: "/pricing?users=30", found: /users/, allowed: page },
		{ from: "/old", to: "/old", found: '"/old", which leads back', allowed: page },
	])("$from: $to", ({ from, to, found, allowed }) => {
		const matching = typeof found === "string" ? found : expect.stringMatching(found);
		expect(redirectFaults({ [from]: to }, pages)).toEqual([
			{ file, field: `moved.${from}`, found: matching, allowed },
		]);
	});

	test("two that lead to each other", () => {
		const faults = redirectFaults({ "/one": "/two", "/two": "/one" }, pages);
		expect(faults.map(({ found }) => found)).toEqual([
			'"/two", which leads back',
			'"/one", which leads back',
		]);
	});

	test("a chain, with its end named", () => {
		const chain = { "/one": "/two", "/two": "/three", "/three": "/strategy" };
		const allowed = "where that leads in the end: /strategy";
		expect(redirectFaults(chain, pages)).toEqual([
			{ file, field: "moved./one", found: '"/two", which is moved itself', allowed },
			{ file, field: "moved./two", found: '"/three", which is moved itself', allowed },
		]);
	});
});

describe("an article that was published and is gone", () => {
	const gone = "/blog/an-article-that-is-gone";

	test("stops the build, by its name and line", () => {
		const copy = new ContentCopy();
		onTestFinished(() => copy.remove());
		const line = copy.append(published, gone);
		expect(copy.faults()).toEqual([
			{
				file: published,
				field: `line ${line}`,
				found: `${gone}, which was published and has no page any more`,
				allowed: `a page at that address, or in ${file} a line under moved: with its new address`,
			},
		]);
	});

	test("is no fault once it leads somewhere", () => {
		expect(publishedFaults(`# live\n/blog\n${gone}\n`, { [gone]: "/blog" }, pages)).toEqual([]);
	});
});
