import fc from "fast-check";
import { expect, test } from "vitest";
import { calculateShare, formatPercent } from "./share.ts";

test("a share of round and of odd amounts is exact to the cent, half a cent rounded up", () => {
	expect(calculateShare(1000, 0.2)).toBe(200);
	expect(calculateShare(0.05, 0.2)).toBe(0.01);
	expect(calculateShare(1234.56, 0.2)).toBe(246.91);
	expect(calculateShare(1.5, 0.15)).toBe(0.23);
	expect(calculateShare(1000.1, 0.15)).toBe(150.02);
	expect(calculateShare(1026.35, 1.1)).toBe(1128.99);
});

test("a share of any amount, at any rate, is that of exact whole numbers", () => {
	const cents = fc.nat({ max: 1_000_000_00 });
	const rates = fc.oneof(fc.constantFrom(1000, 1250, 1500, 1750, 2500, 3000), fc.nat(20_000));
	fc.assert(
		fc.property(cents, rates, (amount, rate) => {
			const exact = (BigInt(amount) * BigInt(rate) + 5000n) / 10_000n;
			expect(calculateShare(amount / 100, rate / 10_000)).toBe(Number(exact) / 100);
		}),
		{ numRuns: 2000 },
	);
});

test("a share is written in per cent, with the decimals that it has", () => {
	expect(formatPercent(0.2)).toBe("20%");
	expect(formatPercent(0.125)).toBe("12.5%");
});
