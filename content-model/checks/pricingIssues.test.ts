import { describe, expect, test } from "vitest";
import { pricing } from "../../tests/fixtures/pricing.ts";
import type { Pricing } from "../index.ts";
import { findPricingIssues } from "./pricingIssues.ts";

const file = "content/pricing.yaml";

/** Finds the issues of the price table after a change: field, received, expected. */
function findIssuesAfter(change: (table: Pricing) => void): string[] {
	const table = structuredClone(pricing);
	change(table);
	return findPricingIssues(file, table).map(
		({ field, received, expected }) => `${field}: ${received}, not ${expected}`,
	);
}

function findRow({ rows }: Pricing, id: string) {
	return rows.find((candidate) => candidate.id === id) ?? expect.fail(`no row ${id}`);
}

function plan({ plans }: Pricing, id: string) {
	return plans.find((candidate) => candidate.id === id) ?? expect.fail(`no plan ${id}`);
}

describe("the price table", () => {
	test("that is whole has no issues", () => {
		expect(findPricingIssues(file, pricing)).toEqual([]);
	});

	test("names its file with each issue", () => {
		const [issue] = findPricingIssues(file, { ...pricing, rows: pricing.rows.slice(1) });
		expect(issue).toEqual({
			file,
			field: "rows",
			received: '"0 rows with the id platform"',
			expected: "one row with the id platform",
			reason: { code: "missing-row" },
		});
	});

	test("begins with one person", () => {
		expect(
			findIssuesAfter((table) => {
				plan(table, "small").from = 2;
			}),
		).toEqual(["plans.0.from: 2, not 1: each head count falls into one plan"]);
	});

	test("has no gap between plans, and no head count in two", () => {
		const findIssues = (from: number) =>
			findIssuesAfter((table) => {
				plan(table, "medium").from = from;
			});
		expect(findIssues(22)).toEqual([
			"plans.1.from: 22, not 21: each head count falls into one plan",
		]);
		expect(findIssues(20)).toEqual([
			"plans.1.from: 20, not 21: each head count falls into one plan",
		]);
	});

	test("has a plan for every head count above the last", () => {
		expect(
			findIssuesAfter((table) => {
				plan(table, "xl").to = 500;
			}),
		).toEqual(["plans.3.to: 500, not null: the largest plan has no limit"]);
	});

	test("has an end in every other plan, not before its beginning", () => {
		expect(
			findIssuesAfter((table) => {
				plan(table, "medium").to = null;
			})[0],
		).toBe("plans.1.to: null, not a number from 21");
		expect(
			findIssuesAfter((table) => {
				plan(table, "medium").to = 20;
				plan(table, "large").from = 21;
			}),
		).toEqual(["plans.1.to: 20, not a number from 21"]);
		expect(
			findIssuesAfter((table) => {
				plan(table, "medium").to = 21;
				plan(table, "large").from = 22;
			}),
		).toEqual([]);
	});

	test("has a price in every plan, and none for a plan that is not there", () => {
		expect(
			findIssuesAfter((table) => {
				delete findRow(table, "consult").prices.large;
				findRow(table, "consult").prices.larg = 1;
			}),
		).toEqual([
			"rows.4.prices.large: nothing, not a price in dollars",
			'rows.4.prices: "larg", not the id of a plan: one of: small, medium, large, xl. Did you mean large?',
		]);
	});

	test("explains the comma in 1,100, which YAML reads as a plan named 100", () => {
		const formatExpected = (name: string) =>
			findIssuesAfter((table) => {
				findRow(table, "consult").prices[name] = 1;
			})[0];
		expect(formatExpected("100")).toBe(
			'rows.4.prices: "100", not a number without a comma, such as 1100',
		);
		for (const name of ["1000", "10", "x100", "100x"]) {
			expect(formatExpected(name)).toContain(`"${name}", not the id of a plan`);
		}
	});

	test("leaves out no price but that of the strategy", () => {
		expect(
			findIssuesAfter(({ rows }) => {
				for (const row of rows) {
					row.prices.xl = null;
				}
			}),
		).toEqual(
			[0, 1, 2, 4].map(
				(index) =>
					`rows.${index}.prices.xl: null, not a price in dollars: only the strategy may be left out of a plan`,
			),
		);
		expect(
			findIssuesAfter((table) => {
				delete findRow(table, "strategy").prices.xl;
			}),
		).toEqual(["rows.3.prices.xl: nothing, not a price in dollars"]);
	});

	test("has each row once", () => {
		expect(
			findIssuesAfter((table) => {
				table.rows = table.rows.filter(({ id }) => id !== "custom");
			}),
		).toEqual(['rows: "0 rows with the id custom", not one row with the id custom']);
		expect(
			findIssuesAfter((table) => {
				table.rows.push(findRow(table, "custom"));
			}),
		).toEqual(['rows: "2 rows with the id custom", not one row with the id custom']);
	});

	test("says how many sessions the bootcamp has, and of no other row", () => {
		expect(
			findIssuesAfter((table) => {
				for (const row of table.rows) {
					row.sessions = undefined;
				}
			}),
		).toEqual(["rows.1.sessions: nothing, not how many sessions the bootcamp has"]);
	});

	test.each([
		["plans that are apart", ["small", "large"], 4500, '["small","large"]'],
		["plans in the wrong order", ["large", "medium"], 4500, '["large","medium"]'],
		["one plan", ["medium"], 4500, '["medium"]'],
		["three plans", ["medium", "large", "xl"], 4500, '["medium","large","xl"]'],
		["plans that are not there", ["huge", "small"], 4500, '["huge","small"]'],
	])("draws no cell across %s", (_name, sharedPricePlans, large, received) => {
		expect(
			findIssuesAfter((table) => {
				const strategy = findRow(table, "strategy");
				strategy.sharedPricePlans = sharedPricePlans;
				strategy.prices = { small: 4500, medium: 4500, large, xl: 4500 };
			}),
		).toEqual([
			`rows.3.sharedPricePlans: ${received}, not two plans side by side that share one price`,
		]);
	});

	test("draws no cell across prices that differ, which is told at each of them", () => {
		const findIssues = (large: number | null) =>
			findIssuesAfter((table) => {
				findRow(table, "strategy").prices.large = large;
			});
		expect(findIssues(5000)).toEqual([
			"rows.3.prices.medium: 4500, not 5000, as for large: they share one cell",
			"rows.3.prices.large: 5000, not 4500, as for medium: they share one cell",
		]);
		expect(findIssues(null)).toEqual([
			"rows.3.prices.medium: 4500, not null, as for large: they share one cell",
			"rows.3.prices.large: null, not 4500, as for medium: they share one cell",
		]);
	});

	test("draws no cell across plans without a price", () => {
		expect(
			findIssuesAfter((table) => {
				const strategy = findRow(table, "strategy");
				strategy.prices = { small: null, medium: null, large: null, xl: null };
			}),
		).toEqual([
			'rows.3.sharedPricePlans: ["medium","large"], not two plans side by side that share one price',
		]);
	});
});
