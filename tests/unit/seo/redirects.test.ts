import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadContent } from "../../../app/content/load.server.ts";
import { pagePaths } from "../../../app/content/paths.server.ts";
import {
	publishedIssues,
	publishedRecord,
	redirectIssues,
} from "../../../app/content/redirects.server.ts";
import { ContentCopy } from "../content/contentCopy.ts";
import { content } from "./content.ts";

const pages = new Set(["/", "/strategy", "/pricing"]);
const issuesOf = (moved: Record<string, string>) =>
	redirectIssues(moved, pages).map(({ field, received, expected }) => ({
		field,
		received,
		expected,
	}));

describe("redirects", () => {
	test("from an old address to a page, or to a place on it", () => {
		expect(
			issuesOf({ "/old": "/strategy", "/Old/Two.html": "/pricing#estimate", "/three": "/" }),
		).toEqual([]);
	});

	test.each([
		[
			"a page's own address",
			{ "/strategy": "/pricing" },
			"moved./strategy",
			"the address of a page",
		],
		["no page at the end", { "/old": "/nowhere" }, "moved./old", "which is no page"],
		["another site", { "/old": "https://evil.example/" }, "moved./old", "which is no page"],
		["another host", { "/old": "//evil.example" }, "moved./old", "which is no page"],
		["an odd anchor", { "/old": "/strategy#a b" }, "moved./old", "which is no page"],
		["a query", { "/old?a=1": "/strategy" }, "moved./old?a=1", "/old?a=1"],
		["a slash at the end", { "/old/": "/strategy" }, "moved./old/", "/old/"],
		["no slash at the start", { old: "/strategy" }, "moved.old", "old"],
		["itself", { "/old": "/old" }, "moved./old", "which leads back"],
	])("not %s", (_what, moved, field, received) => {
		expect(issuesOf(moved as Record<string, string>)).toEqual([
			{ field, received: expect.stringContaining(received), expected: expect.any(String) },
		]);
	});

	test("a chain is told with its end, every link of a circle by itself", () => {
		const chain = { "/a": "/b", "/b": "/c", "/c": "/strategy#top" };
		expect(issuesOf(chain).map(({ expected }) => expected)).toEqual([
			"where that leads in the end: /strategy#top",
			"where that leads in the end: /strategy#top",
		]);
		const circle = { "/a": "/b", "/b": "/c", "/c": "/b" };
		expect(issuesOf(circle).map(({ received }) => received)).toEqual([
			expect.stringContaining("leads back"),
			expect.stringContaining("leads back"),
			expect.stringContaining("leads back"),
		]);
	});
});

describe("what was published", () => {
	test("an address that has neither a page nor a redirect is named with its line", () => {
		const record = "# a note\n/strategy\n/gone\n\n/moved\n";
		expect(publishedIssues(record, { "/moved": "/pricing" }, pages)).toEqual([
			{
				file: "content/published.txt",
				field: "line 3",
				received: expect.stringContaining("/gone"),
				expected: expect.stringContaining("content/redirects.yaml"),
			},
		]);
	});

	test("the record reads back without an issue, and prototype names are no redirects", () => {
		expect(publishedIssues(publishedRecord([...pages]), {}, pages)).toEqual([]);
		expect(publishedIssues("/constructor\n", {}, pages)).toHaveLength(1);
	});

	test("the record of this site holds addresses of its pages", () => {
		expect(content.redirects.every(({ from }) => !pagePaths(content).includes(from))).toBe(true);
	});
});

describe("a build", () => {
	let copy: ContentCopy;
	beforeEach(() => {
		copy = new ContentCopy();
	});
	afterEach(() => copy.remove());

	test("stops when a published page is deleted, and goes on once it is redirected", () => {
		const [first] = content.benefits;
		const file = `content/benefits/${first?.slug}.yaml`;
		rmSync(join(copy.root, file));
		const address = `/benefits/${first?.slug}`;
		expect(copy.issues()).toContainEqual(
			expect.objectContaining({
				file: "content/published.txt",
				received: expect.stringContaining(address),
			}),
		);
		copy.set("content/redirects.yaml", ["moved"], { [address]: "/platform" });
		expect(copy.issues()).toEqual([]);
		expect(loadContent(copy.root).redirects).toEqual([{ from: address, to: "/platform" }]);
	});

	test("stops at a redirect that leads nowhere", () => {
		copy.set("content/redirects.yaml", ["moved"], { "/old": "/nowhere" });
		expect(copy.issues()).toEqual([
			expect.objectContaining({ file: "content/redirects.yaml", field: "moved./old" }),
		]);
	});
});
