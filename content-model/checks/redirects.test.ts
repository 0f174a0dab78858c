import { rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { ContentCopy } from "../../tests/fixtures/contentCopy.ts";
import { schemaModules } from "../../tests/fixtures/site.ts";
import { formatPublishedRecord, loadContent } from "../index.ts";
import { findRedirectIssues, findRemovedPaths } from "./redirects.ts";

const file = "content/redirects.yaml";
const published = "content/published.txt";

/** Paths that exist. */
const pages = new Set(["/", "/strategy", "/pricing", "/blog"]);

test("old paths lead to pages, and to places on them", () => {
	const redirects = {
		"/insights/road.map": "/strategy",
		"/costs.html": "/pricing#estimate",
		"/a": "/",
	};
	expect(findRedirectIssues(redirects, pages)).toEqual([]);
});

test("whatever an owner writes, what is taken leads to a page at once, and circles end in an issue", () => {
	const path = fc.constantFrom("/a", "/b", "/c", "/d#e", "/a.html", "/blog", "/pricing#gst");
	fc.assert(
		fc.property(fc.dictionary(path, path), (redirects) => {
			const issues = findRedirectIssues(redirects, pages).map(({ field }) => field);
			for (const [from, to] of Object.entries(redirects)) {
				const isSound = !pages.has(from) && !from.includes("#") && pages.has(to.replace(/#.*/, ""));
				expect(issues.includes(`redirects.${from}`)).toBe(!isSound);
			}
		}),
	);
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
		{ from: "/old", to: "/strategy#a b", received: /#a b/, expected: page },
		{ from: "/old", to: "/pricing?users=30", received: /users/, expected: page },
		{ from: "/old", to: "/old", received: '"/old", which is redirected itself', expected: page },
	])("$from: $to", ({ from, to, received, expected }) => {
		const matching = typeof received === "string" ? received : expect.stringMatching(received);
		expect(findRedirectIssues({ [from]: to }, pages)).toMatchObject([
			{ file, field: `redirects.${from}`, received: matching, expected },
		]);
	});

	test.each([
		["a chain", "/strategy#top", ["/two", "/three"]],
		["a circle", "/two", ["/two", "/three", "/two"]],
	])("%s, each step that leads on", (_what, end, steps) => {
		const issues = findRedirectIssues({ "/one": "/two", "/two": "/three", "/three": end }, pages);
		const received = steps.map((step) => `"${step}", which is redirected itself`);
		expect(issues.map((issue) => issue.received)).toEqual(received);
		expect(new Set(issues.map(({ expected }) => expected))).toEqual(new Set([page]));
	});
});

describe("a page that was published and is gone", () => {
	test("stops the build by its name and line, until it is redirected", () => {
		const copy = new ContentCopy();
		onTestFinished(() => copy.remove());
		copy.shorten();
		const removed = copy.getFile("benefits");
		const removedPath = `/benefits/${removed.replace(/^.*\/|\.yaml$/g, "")}`;
		rmSync(join(copy.root, removed));
		copy.write(published, `# a note\n/blog\n\n${removedPath}\n`);
		expect(copy.readIssues()).toEqual([
			{
				file: published,
				field: "",
				line: 4,
				received: `${removedPath}, which was published and has no page any more`,
				expected: `a page at that address, or in ${file} a line under redirects: with its new address`,
			},
		]);
		copy.set(file, ["redirects"], { [removedPath]: "/platform" });
		expect(loadContent(copy.root, schemaModules).redirects).toEqual([
			{ from: removedPath, to: "/platform" },
		]);
	});

	test("is told apart from names that every object has", () => {
		expect(findRemovedPaths("/constructor\n", {}, pages)).toHaveLength(1);
	});
});

test("the record of what was published reads back without an issue", () => {
	expect(findRemovedPaths(formatPublishedRecord([...pages]), {}, pages)).toEqual([]);
});
