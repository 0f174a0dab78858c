import { expect, test } from "vitest";
import { type Budgets, shortfalls } from "../../../bench/compare.ts";
import { median } from "../../../bench/median.ts";
import { verdict } from "../../../bench/report.ts";
import type { PageMeasurements, Results } from "../../../bench/types.ts";
import budgets from "../../../budgets.json" with { type: "json" };

const perfect: PageMeasurements = {
	path: "/strategy",
	interactive: false,
	longText: false,
	notFound: false,
	weight: {
		document: 9_000,
		script: 0,
		scripts: 0,
		fonts: 24_000,
		firstVisit: 33_000,
		layoutShift: 0,
		foreignOrigins: [],
	},
	paint: {
		largestPaint: 700,
		floor: 650,
		overFloor: 1.08,
		beforePaint: ["/assets/hanken.woff2", "/assets/first.svg"],
		runs: 5,
	},
	audit: {
		scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
		largestPaint: 700,
		floor: 650,
		blockingTime: 0,
		layoutShift: 0,
		failed: [],
		runs: 1,
	},
};

/** A page like the perfect one, with other figures in some places. */
function page(
	differs: Partial<Omit<PageMeasurements, "weight" | "paint" | "audit">> & {
		weight?: Partial<PageMeasurements["weight"]>;
		paint?: Partial<PageMeasurements["paint"]>;
		audit?: Partial<PageMeasurements["audit"]>;
	} = {},
): PageMeasurements {
	return {
		...perfect,
		...differs,
		weight: { ...perfect.weight, ...differs.weight } as PageMeasurements["weight"],
		paint: { ...perfect.paint, ...differs.paint } as PageMeasurements["paint"],
		audit: { ...perfect.audit, ...differs.audit } as PageMeasurements["audit"],
	};
}

/** What falls short of the project's own budgets, without where. */
function whatFalls(pages: PageMeasurements[], rest: Partial<Results> = {}, limits = budgets) {
	return shortfalls({ pages, ...rest }, limits).map(({ what }) => what);
}

test("a page within every budget falls short of none", () => {
	expect(whatFalls([page()])).toEqual([]);
});

test("a part that was not measured is not judged", () => {
	const { path, interactive, longText, notFound } = perfect;
	expect(whatFalls([{ path, interactive, longText, notFound }])).toEqual([]);
});

test.each<[string, PageMeasurements, string]>([
	["a long document", page({ weight: { document: 14_601 } }), "document bytes"],
	["a script", page({ weight: { script: 1 } }), "script bytes"],
	["many fonts", page({ weight: { fonts: 65_001 } }), "font bytes"],
	["a heavy visit", page({ weight: { firstVisit: 150_001 } }), "bytes of a first visit"],
	["a shift", page({ weight: { layoutShift: 0.0001 } }), "layout shift"],
	[
		"another origin",
		page({ weight: { foreignOrigins: ["https://a.example"] } }),
		"asks other origins",
	],
	["a late paint", page({ paint: { overFloor: 1.151 } }), "largest paint over one line’s"],
	[
		"a second early picture",
		page({ paint: { beforePaint: ["/first.svg", "/second.avif"] } }),
		"fetched before first paint",
	],
	[
		"an early script",
		page({ paint: { beforePaint: ["/entry.js"] } }),
		"fetched before first paint",
	],
	[
		"a lower score",
		page({ audit: { scores: { ...perfect.audit?.scores, seo: 92 } } }),
		"Lighthouse seo",
	],
	["a category without a score", page({ audit: { scores: {} } }), "Lighthouse performance"],
	["blocking", page({ audit: { blockingTime: 1 } }), "blocking time in ms"],
	["no figure", page({ audit: { blockingTime: Number.NaN } }), "blocking time in ms"],
])("%s falls short", (_, measured, what) => {
	expect(whatFalls([measured])).toContain(what);
});

test("each kind of page has its own limits", () => {
	const longText = page({ longText: true, weight: { document: 20_000 } });
	const notFound = page({ notFound: true, weight: { script: 300 } });
	const interactive = page({
		interactive: true,
		weight: { script: budgets.script.interactive },
		audit: { blockingTime: 40 },
	});
	const contact = page({ path: "/contact-us", weight: { foreignOrigins: ["https://a.example"] } });
	expect(whatFalls([longText, notFound, interactive, contact])).toEqual([]);
	const home = page({ path: "/", weight: { firstVisit: 110_001 } });
	expect(whatFalls([home])).toEqual(["bytes of a first visit"]);
});

const memory = { start: 100, middle: 101, end: 102 };
const fast = { requests: 60_000, failed: 0, requestsPerSecond: 1000, memory };

test("the local server answers all, as fast as sirv, with level memory", () => {
	const load = { connections: 64, seconds: 60, site: fast, sirv: fast };
	expect(whatFalls([], { load })).toEqual([]);
	const growing = { ...memory, end: 200 };
	const site = { ...fast, failed: 1, requestsPerSecond: 999, memory: growing };
	expect(whatFalls([], { load: { ...load, site } })).toEqual([
		"failed requests",
		"time a request over that of sirv alone",
		"memory at the end over the start",
	]);
});

test("a build falls short by time, memory and files that differ", () => {
	const build = {
		clean: [],
		second: [
			{
				articles: 1,
				seconds: 1,
				processorSeconds: 1,
				peakMegabytes: 1,
				timesFaster: 1,
				sameAsClean: false,
			},
		],
		floor: { compile: 1, compileAndRender: 2, processor: 2 },
		furtherArticle: [],
		furtherArticleOverFloor: 3.1,
		furtherArticleOverFloorByProcessor: 3.1,
		peakMegabytes: 2049,
		cleanBuildsIdentical: false,
	};
	expect(whatFalls([], { build })).toEqual([
		"further article over its floor",
		"megabytes",
		"two clean builds",
		"a second build",
	]);
});

test("the verdict names where, what, the figure and its limit", () => {
	const limits: Budgets = { ...budgets, fonts: 10 };
	expect(verdict(shortfalls({ pages: [page()] }, limits))).toBe(
		"Short of budgets.json, 1 times:\n  /strategy: font bytes 24000, budget 10",
	);
	expect(verdict([])).toBe("Nothing fell short of budgets.json.");
});

test("a figure that falls short never reads as its limit", () => {
	const [found] = shortfalls({ pages: [page({ paint: { overFloor: 1.150_01 } })] }, budgets);
	expect(found?.found).toBe(1.151);
});

test("medians of odd and even numbers of figures", () => {
	expect(median([3, 1, 2])).toBe(2);
	expect(median([4, 1, 2, 3])).toBe(2.5);
	expect(() => median([])).toThrow(RangeError);
});
