import { expect, test } from "vitest";
import type { Pricing } from "../../content-model/index.ts";
import { pricing } from "../../tests/fixtures/pricing.ts";
import { findLowestPrice } from "./pricing.server.ts";

/** The table with other prices of the platform. */
function createPricing(prices: Pricing["rows"][number]["prices"]): Pricing {
	const rows = pricing.rows.map((row) => (row.id === "platform" ? { ...row, prices } : row));
	return { ...pricing, rows };
}

test("the lowest price of a row is quoted with its plan, wherever it stands", () => {
	const prices = { small: 1400, medium: 900, large: 1500, xl: 1600 };
	expect(findLowestPrice(createPricing(prices), "platform")).toEqual({
		amount: "$900",
		plan: pricing.plans[1],
		sessions: undefined,
	});
	expect(findLowestPrice(pricing, "bootcamp")).toMatchObject({ amount: "$500", sessions: 5 });
});

test("plans that do not offer a row are ignored", () => {
	const prices = { small: null, medium: null, large: 1500, xl: 1600 };
	expect(findLowestPrice(createPricing(prices), "platform")).toMatchObject({ amount: "$1,500" });
});

test("a row that is missing is an error that names it", () => {
	expect(() => findLowestPrice({ ...pricing, rows: [] }, "platform")).toThrow(/platform/);
});
