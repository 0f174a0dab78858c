import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import budgets from "../budgets.json" with { type: "json" };
import { ContentCopy } from "../tests/fixtures/contentCopy.ts";
import { generateArticles } from "./generatedContent.ts";
import { formatSummary, type PageResults, type Results } from "./results.ts";
import { findSpeedViolations, findWeightViolations } from "./violations.ts";
import type { PageWeight } from "./weight.ts";

const light: PageWeight = {
	document: 9000,
	firstFlight: 11_800,
	script: 0,
	fonts: 24_000,
	visit: 33_000,
	requests: 4,
	layoutShift: 0,
	otherOrigins: 0,
};
const scores = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };

/** Creates a page within every budget, with other figures in some places. */
function createResults(
	weight: Partial<PageWeight> = {},
	differs: Partial<PageResults> = {},
): PageResults {
	const kinds = { interactive: false, longText: false, notFound: false };
	return {
		path: "/strategy",
		kind: "/strategy",
		...kinds,
		weight: { ...light, ...weight },
		audit: { scores, failed: [] },
		...differs,
	};
}

test.each<[string, Partial<PageWeight>]>([
	["bytes of the document", { document: 14_601 }],
	["bytes of script", { script: 1 }],
	["bytes of fonts", { fonts: 65_001 }],
	["bytes of a first visit", { visit: 150_001 }],
	["requests", { requests: 1000 }],
	["requests", { requests: Number.NaN }],
	["layout shift", { layoutShift: 0.0101 }],
	["other origins", { otherOrigins: 1 }],
])("too many %s are reported", (metric, weight) => {
	expect(findWeightViolations({ pages: [createResults()] }, budgets)).toEqual([]);
	const violations = findWeightViolations({ pages: [createResults(weight)] }, budgets);
	expect(violations).toEqual([expect.objectContaining({ subject: "/strategy", metric })]);
});

test("each kind of page has its own limits, and a first search too", () => {
	const pages = [
		createResults({ document: 20_000 }, { longText: true }),
		createResults({ script: 300 }, { notFound: true }),
		createResults({ script: 12_800 }, { interactive: true }),
		createResults({ otherOrigins: 1 }, { path: "/contact-us" }),
	];
	expect(findWeightViolations({ pages, firstQuery: 150_000 }, budgets)).toEqual([]);
	const home = createResults({ visit: 110_001 }, { path: "/" });
	expect(findWeightViolations({ pages: [home], firstQuery: 150_001 }, budgets)).toEqual([
		{ subject: "/", metric: "bytes of a first visit", received: 110_001, limit: 110_000 },
		{ subject: "a first search", metric: "bytes", received: 150_001, limit: 150_000 },
	]);
});

test("a slow page and a heavy page are reported separately", () => {
	const slow: Pick<Results, "pages" | "load" | "builds"> = {
		pages: [
			createResults({}, { audit: { scores: { performance: 94, seo: 99 }, failed: ["Slow"] } }),
		],
		load: { connections: 64, seconds: 30, requestsPerSecond: 9, failed: 1, megabytes: [80, 90] },
		builds: [
			{ articles: 13, seconds: 15.1, megabytes: 500 },
			{ articles: 1000, seconds: 121, megabytes: 2049 },
		],
	};
	expect(findWeightViolations(slow, budgets)).toEqual([]);
	expect(
		findSpeedViolations(slow, budgets).map(({ subject, metric }) => `${subject}: ${metric}`),
	).toEqual([
		"/strategy: Lighthouse performance (Slow)",
		"/strategy: Lighthouse seo (Slow)",
		"the server under load: failed requests",
		"the build: seconds",
		"1,000 articles: seconds",
		"1,000 articles: megabytes",
	]);
	expect(findSpeedViolations({ pages: [createResults()] }, budgets)).toEqual([]);
});

test("the summary is JSON with a line for each kind of page", () => {
	const machine = { cores: 2, loadBefore: 0.123, stolen: 0, quiet: true };
	const people = [createResults({ document: 1 }), createResults({ document: 2 })].map((one) => ({
		...one,
		kind: "/team/*",
	}));
	const text = formatSummary({
		date: "2026-02-03",
		machine,
		pages: [createResults(), ...people],
		firstQuery: 5,
	});
	expect(text.split("\n").filter((line) => line.includes('"kind"'))).toHaveLength(2);
	expect(JSON.parse(text)).toMatchObject({
		machine: { loadBefore: 0.12 },
		firstQuery: 5,
		pages: [
			{ kind: "/strategy", pages: 1, document: 9000, lighthouse: "100 100 100 100" },
			{ kind: "/team/*", pages: 2, document: 2 },
		],
	});
});

test("generated articles are as many as asked for, and the same in every run", () => {
	const [one, other] = [new ContentCopy(), new ContentCopy()].map((copy) => {
		const folder = join(copy.root, "content/articles");
		generateArticles(folder, 40);
		const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
		const texts = names.map((name) => readFileSync(join(folder, name), "utf8"));
		copy.remove();
		return texts;
	});
	expect(one).toHaveLength(40);
	expect(new Set(one).size).toBe(40);
	expect(other).toEqual(one);
});
