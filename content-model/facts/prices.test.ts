import { expect, test } from "vitest";
import { pricing } from "../../tests/fixtures/pricing.ts";
import { findPrice, getBootcampSessions, requirePrice } from "./prices.ts";

test("a price that a plan does not offer is null, and one that the table lacks is an error", () => {
	expect(findPrice(pricing, "strategy", { id: "medium" })).toBe(4500);
	expect(findPrice(pricing, "strategy", { id: "small" })).toBeNull();
	expect(() => findPrice(pricing, "strategy", { id: "tiny" })).toThrow("strategy for tiny");
	expect(() => findPrice({ rows: [] }, "strategy", { id: "small" })).toThrow("strategy for small");
});

test("a price that a plan must offer is an error where it does not", () => {
	expect(requirePrice(pricing, "strategy", { id: "medium" })).toBe(4500);
	expect(() => requirePrice(pricing, "strategy", { id: "small" })).toThrow("strategy for small");
});

test("a bootcamp without sessions is an error", () => {
	expect(getBootcampSessions(pricing)).toBe(5);
	expect(() => getBootcampSessions({ rows: [] })).toThrow("No sessions");
});
