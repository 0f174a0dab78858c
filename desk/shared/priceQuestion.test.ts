import { expect, test } from "vitest";
import { askAboutPrice, findBaseValue } from "./priceQuestion.ts";

test.each([
	[1100, 99_999_999, "$99,999,999 was $1,100. Is that meant?"],
	[1100, 0, "$0 was $1,100. Is that meant?"],
	[1100, 11_000, "$11,000 was $1,100. Is that meant?"],
	[1100, 110, "$110 was $1,100. Is that meant?"],
	[1100, -5, undefined],
	[1100, 1200, undefined],
	[1600.5, 15_000, "$15,000 was $1,600.50. Is that meant?"],
	[1000, 5001, "$5,001 was $1,000. Is that meant?"],
	[1000, 5000, undefined],
	[1000, 199, "$199 was $1,000. Is that meant?"],
	[1000, 200, undefined],
	[null, 1100, undefined],
	[0, 1100, undefined],
	[1100, null, undefined],
	[1100, "1.100", undefined],
])("of %s that becomes %s is asked: %s", (before, after, question) => {
	expect(askAboutPrice(before, after)).toBe(question);
});

test("a moved row keeps its own old price in the comparison", () => {
	const createRow = (id: string, small: number) => ({ id, prices: { small } });
	const base = { rows: [createRow("platform", 400), createRow("consult", 9000)] };
	const data = { rows: [createRow("consult", 9000), createRow("platform", 450)] };
	expect(findBaseValue(data, base, ["rows", 0, "prices", "small"])).toBe(9000);
	expect(findBaseValue(data, base, ["rows", 1, "prices", "small"])).toBe(400);
	const added = { rows: [createRow("new", 1), ...base.rows] };
	expect(findBaseValue(added, base, ["rows", 0, "prices", "small"])).toBeUndefined();
});
