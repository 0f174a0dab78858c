import { describe, expect, test } from "vitest";
import { loadContent } from "../../app/content/load.server.ts";
import { pricingFaults } from "../../app/content/pricingFaults.ts";
import type { Pricing } from "../../app/content/schemas/collections.ts";

const file = "content/pricing.yaml";
const { pricing } = loadContent(process.cwd());

/** The faults of the price table after a change. */
function faultsAfter(change: (table: Pricing) => void) {
	const table = structuredClone(pricing);
	change(table);
	return pricingFaults(file, table).map(({ field }) => field);
}

function row({ rows }: Pricing, id: string) {
	const found = rows.find((candidate) => candidate.id === id);
	if (!found) {
		throw new Error(`no row ${id}`);
	}
	return found;
}

describe("the price table", () => {
	test("of the site is whole", () => {
		expect(pricingFaults(file, pricing)).toEqual([]);
	});

	test("a gap between plans is named with the number that is missing", () => {
		const table = structuredClone(pricing);
		for (const plan of table.plans) {
			if (plan.id === "medium") {
				plan.from = 22;
			}
		}
		expect(pricingFaults(file, table)).toEqual([
			{
				file,
				field: "plans.1.from",
				found: "22",
				allowed: "21: each head count falls into one plan",
			},
		]);
	});

	test("a largest plan with a limit", () => {
		expect(faultsAfter(({ plans }) => plans.pop())).toEqual(
			expect.arrayContaining(["plans.2.to", "rows.0.prices.xl"]),
		);
	});

	test("a price that is missing, and one for a plan that is not there", () => {
		expect(
			faultsAfter((table) => {
				delete row(table, "consult").prices.large;
				row(table, "consult").prices.huge = 1;
			}),
		).toEqual(["rows.4.prices.large", "rows.4.prices.huge"]);
	});

	test("only the strategy may be missing from a plan", () => {
		expect(
			faultsAfter((table) => {
				row(table, "platform").prices.small = null;
			}),
		).toEqual(["rows.0.prices.small"]);
	});

	test("a row too few", () => {
		expect(
			faultsAfter((table) => {
				table.rows = table.rows.filter(({ id }) => id !== "custom");
			}),
		).toEqual(["rows"]);
	});

	test("one cell across prices that differ, or plans that are apart", () => {
		const field = "rows.3.oneCell";
		expect(
			faultsAfter((table) => {
				row(table, "strategy").prices.large = 5000;
			}),
		).toEqual([field]);
		expect(
			faultsAfter((table) => {
				row(table, "strategy").oneCell = ["small", "xl"];
			}),
		).toEqual([field]);
	});
});
