import { describe, expect, test } from "vitest";
import { findPricingIssues } from "../../content-model/checks/pricingIssues.ts";
import type { Pricing } from "../../content-model/index.ts";
import { pricing } from "./pricing.ts";

const file = "content/pricing.yaml";

/** The issues of the price table after a change. */
function issuesAfter(change: (table: Pricing) => void) {
	const table = structuredClone(pricing);
	change(table);
	return findPricingIssues(file, table).map(({ field }) => field);
}

function row({ rows }: Pricing, id: string) {
	const received = rows.find((candidate) => candidate.id === id);
	if (!received) {
		throw new Error(`no row ${id}`);
	}
	return received;
}

/** The field of a row's price in the largest plan. */
function priceOf(id: string): string {
	return `rows.${pricing.rows.findIndex((row) => row.id === id)}.prices.xl`;
}

describe("the price table", () => {
	test("that is whole has none", () => {
		expect(findPricingIssues(file, pricing)).toEqual([]);
	});

	test("a gap between plans is named with the number that is missing", () => {
		const table = structuredClone(pricing);
		for (const plan of table.plans) {
			if (plan.id === "medium") {
				plan.from = 22;
			}
		}
		expect(findPricingIssues(file, table)).toEqual([
			{
				file,
				field: "plans.1.from",
				received: "22",
				expected: "21: each head count falls into one plan",
			},
		]);
	});

	test("a largest plan with a limit", () => {
		expect(issuesAfter(({ plans }) => plans.pop())).toEqual(
			expect.arrayContaining(["plans.2.to", "rows.0.prices"]),
		);
	});

	test("a price that is missing, and one for a plan that is not there", () => {
		expect(
			issuesAfter((table) => {
				delete row(table, "consult").prices.large;
				row(table, "consult").prices.huge = 1;
			}),
		).toEqual(["rows.4.prices.large", "rows.4.prices"]);
	});

	test("only the strategy may be missing from a plan", () => {
		expect(
			issuesAfter(({ rows }) => {
				for (const row of rows) {
					row.prices.xl = null;
				}
			}).filter((field) => field.endsWith(".prices.xl")),
		).toEqual(["platform", "bootcamp", "custom", "consult"].map(priceOf));
	});

	test("a missing row", () => {
		expect(
			issuesAfter((table) => {
				table.rows = table.rows.filter(({ id }) => id !== "custom");
			}),
		).toEqual(["rows"]);
	});

	test("one cell across prices that differ, or plans that are apart", () => {
		const field = "rows.3.oneCell";
		expect(
			issuesAfter((table) => {
				row(table, "strategy").prices.large = 5000;
			}),
		).toEqual([field]);
		expect(
			issuesAfter((table) => {
				row(table, "strategy").oneCell = ["small", "xl"];
			}),
		).toEqual([field]);
	});
});
