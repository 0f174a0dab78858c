import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { Issue } from "../../../content-model/index.ts";
import { describeIssue, describeIssueElsewhere } from "./describeIssue.ts";

const article = "content/articles/x.md";
const pricing = "content/pricing.yaml";

const unknownPage = (path: string, nearest?: string) =>
	({ code: "unknown-page", path, nearest }) as const;

function createIssue(issue: Partial<Issue>): Issue {
	return { file: pricing, field: "rows", received: "", expected: "something", ...issue };
}

test.each<[string, Partial<Issue>]>([
	[
		"This should be a day that exists. It says “5 March 2027”.",
		{
			file: article,
			field: "date",
			value: "2027-03-05",
			expected: "a day that exists, written YYYY-MM-DD",
		},
	],
	[
		"There is no such day as 31/2/2025.",
		{ file: article, field: "sources.0.published", value: "31/2/2025", expected: "a date" },
	],
	[
		"No date yet: a part is missing, or there is no such day.",
		{
			file: "content/events/x.yaml",
			field: "start",
			value: "",
			expected: "a local time, written YYYY-MM-DDTHH:MM",
		},
	],
	["Type a number here.", { value: "", expected: "a number", reason: { code: "not-a-number" } }],
	["Fill this in.", { value: undefined, expected: "some text" }],
	["Fill this in.", { value: undefined, expected: "text" }],
	["Choose one.", { value: "", expected: "a theme", reason: { code: "not-an-option" } }],
	[
		"This should be a number. Type thousands with a comma: 1,100.",
		{ value: "1.100", expected: "a number", reason: { code: "not-a-number" } },
	],
	[
		"This should be a number. It says “ten”.",
		{ value: "ten", expected: "a number", reason: { code: "not-a-number" } },
	],
	[
		"There must be at least 2 of these, but there is 1.",
		{ value: ["a"], reason: { code: "list-length", bound: "at least", count: 2 } },
	],
	[
		"There must be exactly 3 of these, but there are none.",
		{ value: [], reason: { code: "list-length", bound: "exactly", count: 3 } },
	],
	[
		"There is no page at “/pricng”. Did you mean /pricing?",
		{ value: "/pricng", reason: unknownPage("/pricng", "/pricing") },
	],
	[
		"There is no page at “/nowhere”. Choose one from the list.",
		{ received: "/nowhere", reason: unknownPage("/nowhere") },
	],
	[
		"There is no page at “/nowhere”. Press “Link” above the text to choose one.",
		{
			file: article,
			field: "",
			line: 3,
			received: "/nowhere",
			reason: unknownPage("/nowhere"),
		},
	],
	[
		"An old address leads to a page of this site, and there is none at “javascript:alert(1)”. Choose one from the list.",
		{
			file: "content/redirects.yaml",
			field: "redirects./our-fees",
			value: "javascript:alert(1)",
			reason: { code: "redirected-nowhere", path: "javascript:alert(1)" },
		},
	],
	[
		"A link leads to a page of the site, such as /pricing, or to a web address that begins with https://. It says “javascript:alert(1)”. Press “Link” above the text to choose a page.",
		{
			file: article,
			field: "",
			line: 3,
			received: "javascript:alert(1)",
			reason: { code: "not-a-link" },
		},
	],
	[
		"Take out <b>: HTML would be lost. For bold, links, tables and pictures use the buttons above the text; anything else is plain text.",
		{
			file: article,
			field: "",
			line: 3,
			received: "<b>",
			reason: { code: "html", tag: "<b>" },
		},
	],
	[
		"A row that Home and the estimate take prices from is missing or here twice. “Put it back” below brings it back.",
		{ reason: { code: "missing-row" } },
	],
	[
		"Too dark: make it lighter. Most affected: text on ground.",
		{ expected: "text on ground", reason: { code: "weak-contrast", remedy: "lighter" } },
	],
	[
		"3 is taken by Data security. Choose another, or drag the entries into order under “All content”.",
		{
			received: "3",
			reason: { code: "taken", by: "content/benefits/data-security.yaml" },
		},
	],
	[
		'"My article" is taken already. Choose another.',
		{ received: '"My article"', reason: { code: "taken", by: "content/articles/my-article.md" } },
	],
	[
		"my-article is taken by My article. Choose another.",
		{ received: "my-article", reason: { code: "taken", by: "content/articles/my-article.md" } },
	],
])("%s", (sentence, issue) => {
	expect(describeIssue(createIssue(issue))).toBe(sentence);
});

test("a problem in another file names that file's title and the place in its form", () => {
	const root = mkdtempSync(join(tmpdir(), "issues-"));
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	};
	write(pricing, "plans:\n  - { id: small, name: Small }\n  - { id: medium, name: Medium }\n");
	write(article, "---\ntitle: X\nsources:\n  oaic: { title: AI }\n---\n\nWords.\n");
	const wrong = { value: "many", expected: "a whole number" };
	const published = "content/published.txt";
	const describe = (issue: Partial<Issue>) => describeIssueElsewhere(root, createIssue(issue));
	expect([
		describe({ field: "plans.1.to", ...wrong }),
		describe({ field: "plans.2.to", ...wrong }),
		describe({ file: article, field: "sources.oaic.published", ...wrong }),
		describe({ file: article, field: "text", line: 7, ...wrong }),
		describe({ file: published, field: "", line: 1, ...wrong }),
	]).toEqual(
		[
			"Prices, “To” of “Medium”, under Plans",
			"Prices, “To” of “Plan 3”, under Plans",
			"X, “Published” of “AI”, under Sources",
			"X, Text",
			published,
		].map((place) => `${place}: This should be a whole number. It says “many”.`),
	);
	rmSync(root, { recursive: true });
});

test("a list of names is said as words, not as it is in the file", () => {
	const given = createIssue({
		file: "content/pricing.yaml",
		field: "rows.3.sharedPricePlans",
		value: ["medium"],
		received: '["medium"]',
		expected: "two plans side by side that share one price",
	});
	expect(describeIssue(given)).toBe(
		"This should be two plans side by side that share one price. It says “medium”.",
	);
});
