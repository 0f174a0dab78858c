import { expect, test } from "vitest";
import { findOriginalValue, isUnusualPrice } from "./priceQuestion.ts";

test.each([
	[1100, 99_999_999, true],
	[1100, 0, true],
	[1100, 11_000, true],
	[1100, 110, true],
	[1100, -5, false],
	[1100, 1200, false],
	[1600.5, 15_000, true],
	[1000, 5001, true],
	[1000, 5000, false],
	[1000, 199, true],
	[1000, 200, false],
	[null, 1100, false],
	[0, 1100, false],
	[1100, null, false],
	[1100, "1.100", false],
])("a price of %s that becomes %s is unusual: %s", (before, after, isUnusual) => {
	expect(isUnusualPrice(before, after)).toBe(isUnusual);
});

test("a moved row keeps its own old price in the comparison", () => {
	const createRow = (id: string, small: number) => ({ id, prices: { small } });
	const original = { rows: [createRow("platform", 400), createRow("consult", 9000)] };
	const data = { rows: [createRow("consult", 9000), createRow("platform", 450)] };
	expect(findOriginalValue(data, original, ["rows", 0, "prices", "small"])).toBe(9000);
	expect(findOriginalValue(data, original, ["rows", 1, "prices", "small"])).toBe(400);
	const added = { rows: [createRow("new", 1), ...original.rows] };
	expect(findOriginalValue(added, original, ["rows", 0, "prices", "small"])).toBeUndefined();
});

test("a row that got another name keeps its old price in the comparison", () => {
	const base = { rows: [{ label: "Platform", prices: { small: 400, medium: 1000 } }] };
	const data = { rows: [{ label: "Desk", prices: { small: 400, medium: 10_000 } }] };
	expect(findOriginalValue(data, base, ["rows", 0, "prices", "medium"])).toBe(1000);
});
