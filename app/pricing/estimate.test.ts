import fc from "fast-check";
import { expect, test } from "vitest";
import { calculateInfrastructureRange, formatDollars } from "../../content-model/index.ts";
import { pricing } from "../../tests/fixtures/pricing.ts";
import { type Choices, calculateEstimate, findPlan } from "./estimate.ts";

const everything: Choices = {
	people: 32,
	bootcamp: true,
	strategy: true,
	consult: true,
	customSessions: 0,
};

test("32 people with everything: 12,000 + 2,500 + 4,500 + 6,000", () => {
	const { plan, platformMonthly, items, total, totalWithGst } = calculateEstimate(
		pricing,
		everything,
	);
	expect(plan.name).toBe("Medium");
	expect(platformMonthly).toBe(1000);
	expect(items).toEqual([
		{ id: "platform", amount: 12_000 },
		{ id: "bootcamp", amount: 2500 },
		{ id: "custom", amount: 0 },
		{ id: "strategy", amount: 4500 },
		{ id: "consult", amount: 6000 },
	]);
	expect(total).toBe(25_000);
	expect(totalWithGst).toBe(27_500);
});

test.each([
	[1, "Small"],
	[20, "Small"],
	[21, "Medium"],
	[50, "Medium"],
	[51, "Large"],
	[100, "Large"],
	[101, "XL"],
	[1_000_000, "XL"],
])("%i people are %s", (people, name) => {
	expect(findPlan(pricing.plans, people).name).toBe(name);
});

test("a first year, plan by plan", () => {
	const calculateEverything = (people: number) =>
		calculateEstimate(pricing, { ...everything, people, customSessions: 2 });
	expect(calculateEverything(10).total).toBe(12 * 400 + 5 * 500 + 2 * 1250 + 4 * 1000);
	expect(calculateEverything(30).total).toBe(12 * 1000 + 5 * 500 + 2 * 1250 + 4500 + 4 * 1500);
	expect(calculateEverything(80).total).toBe(12 * 1500 + 5 * 750 + 2 * 1800 + 4500 + 4 * 2000);
	expect(calculateEverything(200).total).toBe(12 * 2250 + 5 * 750 + 2 * 1800 + 4 * 2500);
});

test("the platform alone, when nothing else is chosen", () => {
	const nothing = { bootcamp: false, strategy: false, consult: false, customSessions: 0 };
	expect(calculateEstimate(pricing, { people: 5, ...nothing }).total).toBe(4800);
});

test("a strategy that is not offered is told apart from one that is not chosen", () => {
	const getStrategyAmount = (people: number, strategy: boolean) =>
		calculateEstimate(pricing, { ...everything, people, strategy }).items.find(
			({ id }) => id === "strategy",
		)?.amount;
	expect(getStrategyAmount(10, true)).toBeNull();
	expect(getStrategyAmount(32, false)).toBe(0);
	expect(getStrategyAmount(101, true)).toBeNull();
});

test("the items add up to the total, GST is a tenth on top, and every figure is a number", () => {
	const choices = fc.record({
		people: fc.integer({ min: 1, max: 10_000 }),
		bootcamp: fc.boolean(),
		strategy: fc.boolean(),
		consult: fc.boolean(),
		customSessions: fc.nat(50),
	});
	fc.assert(
		fc.property(choices, (chosen) => {
			const { items, total, totalWithGst } = calculateEstimate(pricing, chosen);
			expect(items.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(total);
			expect(totalWithGst).toBeCloseTo(total * 1.1, 6);
			expect(formatDollars(totalWithGst)).toMatch(/^\$[\d,]+(?:\.\d\d)?$/);
		}),
	);
});

test("prices with cents give the exact total with GST, half a cent rounded up", () => {
	const cents = fc.nat({ max: 1_000_000 });
	const calculate = (custom: number, platform: number, gst: number) => {
		const prices = { small: custom / 100 };
		const rows = pricing.rows.map((row) =>
			row.id === "platform" ? { ...row, prices: { small: platform / 100 } } : { ...row, prices },
		);
		const choices = { ...everything, people: 1, strategy: false, consult: false };
		return calculateEstimate(
			{ ...pricing, rows, gst },
			{ ...choices, bootcamp: false, customSessions: 3 },
		);
	};
	expect(calculate(35, 0, 0.1).totalWithGst).toBe(1.16);
	fc.assert(
		fc.property(cents, cents, fc.nat(10_000), (custom, platform, gst) => {
			const total = BigInt(platform) * 12n + BigInt(custom) * 3n;
			const exact = (total * BigInt(10_000 + gst) + 5000n) / 10_000n;
			expect(calculate(custom, platform, gst / 10_000).totalWithGst).toBe(Number(exact) / 100);
		}),
	);
});

test("the total grows with every choice, and stays where a part is not offered", () => {
	const choices = fc.record({
		people: fc.integer({ min: 1, max: 10_000 }),
		bootcamp: fc.constant(false),
		strategy: fc.constant(false),
		consult: fc.boolean(),
		customSessions: fc.nat(50),
	});
	fc.assert(
		fc.property(choices, (chosen) => {
			const more: Partial<Choices>[] = [
				{ bootcamp: true },
				{ customSessions: chosen.customSessions + 1 },
				...(chosen.consult ? [] : [{ consult: true }]),
			];
			const { total } = calculateEstimate(pricing, chosen);
			for (const taken of more) {
				expect(calculateEstimate(pricing, { ...chosen, ...taken }).total).toBeGreaterThan(total);
			}
			const { items, total: withStrategy } = calculateEstimate(pricing, {
				...chosen,
				strategy: true,
			});
			const price = items.find(({ id }) => id === "strategy")?.amount ?? 0;
			expect(withStrategy - total).toBe(price);
		}),
	);
});

test.each([0, -1, 1.5, Number.NaN, Infinity])("%f people are refused", (people) => {
	expect(() => calculateEstimate(pricing, { ...everything, people })).toThrow(RangeError);
});

test("infrastructure is the fixed part with the models, quiet and busy", () => {
	expect(calculateInfrastructureRange(pricing.infrastructure)).toEqual({ from: 120, to: 480 });
});
