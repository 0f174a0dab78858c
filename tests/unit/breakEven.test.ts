import { describe, expect, test } from "vitest";
import { loadContent } from "../../app/content/load.server.ts";
import { breakEven, printHours } from "../../app/pricing/breakEven.ts";
import { workedExample } from "../../app/pricing/words.ts";

const { pricing, pages } = loadContent(process.cwd());
const month = { people: 32, platformMonthly: 1000 };

describe("a month of the platform beside seats and hours", () => {
	test("32 people: 1,000 and 120 to 480 of infrastructure, at 40 a seat and 150 an hour", () => {
		const given = { ...month, seatPrice: 40, hourlyRate: 150 };
		expect(breakEven(given, pricing.infrastructure)).toEqual({
			perHead: 31.25,
			monthly: { from: 1120, to: 1480 },
			bySeat: 1280,
			hours: { from: 7.5, to: 9.9 },
		});
	});

	test("hours go up to the next tenth, so that they never pay for less than all", () => {
		for (const hourlyRate of [1, 7, 99.99, 130, 150, 333]) {
			const { hours, monthly } = breakEven({ ...month, hourlyRate }, pricing.infrastructure);
			for (const end of ["from", "to"] as const) {
				const paid = (hours?.[end] ?? 0) * hourlyRate;
				expect(paid).toBeGreaterThanOrEqual(monthly[end] - 1e-6);
				expect(paid).toBeLessThan(monthly[end] + hourlyRate / 10);
			}
		}
		expect(printHours(1120)).toBe("1,120");
	});

	test("what the reader has not given is not made up", () => {
		const { bySeat, hours } = breakEven(month, pricing.infrastructure);
		expect([bySeat, hours]).toEqual([undefined, undefined]);
	});
});

test("the worked examples have every figure they ask for", () => {
	const { example } = pages.pricing.estimator;
	for (const each of [example, ...example.more]) {
		const text = workedExample(each, pricing);
		expect(text).toMatch(/a head/);
		expect(text).toMatch(/useful hours/);
		expect(text).not.toMatch(/[{}]|NaN|undefined/);
	}
	expect(() => workedExample({ ...example, seatPrice: undefined }, pricing)).toThrow("{seatPrice}");
});
