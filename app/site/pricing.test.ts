import { expect, test } from "vitest";
import type { Pricing } from "../../content-model/index.ts";
import { pricing } from "../../tests/fixtures/pricing.ts";
import { createPricing } from "./pricing.server.ts";

/** Returns the table with other prices of the platform. */
function withPlatformPrices(prices: Pricing["rows"][number]["prices"]): Pricing {
	const rows = pricing.rows.map((row) => (row.id === "platform" ? { ...row, prices } : row));
	return { ...pricing, rows };
}

test("the lowest price of a row is quoted with its plan, in whichever column it is", () => {
	const prices = { small: 1400, medium: 900, large: 1500, xl: 1600 };
	expect(createPricing(withPlatformPrices(prices)).lowest.platform).toEqual({
		amount: "$900",
		plan: pricing.plans[1],
		sessions: undefined,
	});
	expect(createPricing(pricing).lowest.bootcamp).toMatchObject({ amount: "$500", sessions: 5 });
});

test("plans that do not offer a row are ignored", () => {
	const prices = { small: null, medium: null, large: 1500, xl: 1600 };
	expect(createPricing(withPlatformPrices(prices)).lowest.platform).toMatchObject({
		amount: "$1,500",
	});
});

test("a row that no plan offers is an error that names it", () => {
	const prices = { small: null, medium: null, large: null, xl: null };
	expect(() => createPricing(withPlatformPrices(prices))).toThrow(/platform/);
});
