import { expect, test } from "vitest";
import { calculateFee, formatPercent } from "./fee.ts";

test("the fee is its share of round and of odd amounts, to the cent", () => {
	expect(calculateFee(1000, 0.2)).toBe(200);
	expect(calculateFee(0.05, 0.2)).toBe(0.01);
	expect(calculateFee(1234.56, 0.2)).toBe(246.91);
});

test("a share is written in per cent, with the decimals that it has", () => {
	expect(formatPercent(0.2)).toBe("20%");
	expect(formatPercent(0.125)).toBe("12.5%");
});
