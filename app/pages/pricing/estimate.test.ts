import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDollars } from "../../../content-model/browser.ts";
import { pricing } from "../../../tests/fixtures/pricing.ts";
import {
	type Choices,
	calculateEstimate,
	calculateInfrastructureRange,
	findPlan,
} from "../../pricing/estimate.ts";
import { parseNumber } from "../../pricing/readNumber.ts";
import { drawHeadCount, drawShares, getSliderMax } from "./drawings.ts";
import { formatEstimateQuery, parseEstimateUrl } from "./formValues.ts";

const everything: Choices = {
	people: 32,
	bootcamp: true,
	strategy: true,
	consult: true,
	customSessions: 0,
};

describe("estimate", () => {
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
		const all = (people: number) =>
			calculateEstimate(pricing, { ...everything, people, customSessions: 2 });
		expect(all(10).total).toBe(12 * 400 + 5 * 500 + 2 * 1250 + 4 * 1000);
		expect(all(30).total).toBe(12 * 1000 + 5 * 500 + 2 * 1250 + 4500 + 4 * 1500);
		expect(all(80).total).toBe(12 * 1500 + 5 * 750 + 2 * 1800 + 4500 + 4 * 2000);
		expect(all(200).total).toBe(12 * 2250 + 5 * 750 + 2 * 1800 + 4 * 2500);
	});

	test("the platform alone, when nothing else is chosen", () => {
		const nothing = { bootcamp: false, strategy: false, consult: false, customSessions: 0 };
		expect(calculateEstimate(pricing, { people: 5, ...nothing }).total).toBe(4800);
	});

	test("a strategy that is not offered is told apart from one that is not chosen", () => {
		const strategyOf = (people: number, strategy: boolean) =>
			calculateEstimate(pricing, { ...everything, people, strategy }).items.find(
				({ id }) => id === "strategy",
			)?.amount;
		expect(strategyOf(10, true)).toBeNull();
		expect(strategyOf(32, false)).toBe(0);
		expect(strategyOf(101, true)).toBeNull();
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

	test("the sum grows with whatever is taken up, and stays where it is not offered", () => {
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
});

describe("a number as people write it", () => {
	const errors = {
		empty: "empty",
		notNumber: "notNumber",
		notWhole: "notWhole",
		tooLittle: "tooLittle",
		tooMuch: "tooMuch",
	};
	const readCount = (text: string) =>
		parseNumber(text, { kind: "count", min: 1, max: 1000 }, errors);
	const readAmount = (text: string) =>
		parseNumber(text, { kind: "amount", min: 0, max: 1_000_000 }, errors);

	test.each([
		["32", 32],
		[" 32 ", 32],
		["1", 1],
		["1000", 1000],
		["1,000", 1000],
		["007", 7],
	])("the count %j is %i", (text, value) => {
		expect(readCount(text)).toEqual({ value });
	});

	test.each([
		["", "empty"],
		["   ", "empty"],
		["abc", "notNumber"],
		["1e9", "notNumber"],
		["0x10", "notNumber"],
		["NaN", "notNumber"],
		["Infinity", "notNumber"],
		["$5", "notNumber"],
		["12 people", "notNumber"],
		["1,00", "notNumber"],
		["3.5", "notWhole"],
		[".5", "notWhole"],
		["0", "tooLittle"],
		["-0", "tooLittle"],
		["-5", "tooLittle"],
		["−5", "tooLittle"],
		["1001", "tooMuch"],
		["1000000000", "tooMuch"],
		["9".repeat(400), "tooMuch"],
	])("the count %j is wrong: %s", (text, error) => {
		expect(readCount(text)).toEqual({ error });
	});

	test.each([
		["1000", 1000],
		["1,000", 1000],
		[" $1,000.50 ", 1000.5],
		["0", 0],
	])("the amount %j is %d", (text, value) => {
		expect(readAmount(text)).toEqual({ value });
	});

	test.each([
		["", "empty"],
		["abc", "notNumber"],
		["1e9", "notNumber"],
		["1.005", "notNumber"],
		["NaN", "notNumber"],
		["-5", "tooLittle"],
		["−$5", "tooLittle"],
		["1000001", "tooMuch"],
		["9".repeat(400), "tooMuch"],
	])("the amount %j is wrong: %s", (text, error) => {
		expect(readAmount(text)).toEqual({ error });
	});

	test("the sentence names the most that is taken, and stands for what has no sentence", () => {
		const { empty: _, ...others } = { ...errors, tooMuch: "up to {max}" };
		const amount = { kind: "amount", min: 0.01, max: 1000 } as const;
		expect(parseNumber("1,200", amount, others)).toEqual({ error: "up to $1,000" });
		expect(parseNumber("0.00", amount, others)).toEqual({ error: "tooLittle" });
		expect(parseNumber("", amount, others)).toEqual({ error: "notNumber" });
	});

	test("whatever is written is a whole number within the limits, or is wrong", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
				const { value, error } = readCount(text);
				if (value === undefined) {
					expect(Object.values(errors)).toContain(error);
				} else {
					expect(Number.isInteger(value)).toBe(true);
					expect(value).toBeGreaterThanOrEqual(1);
					expect(value).toBeLessThanOrEqual(1000);
				}
			}),
		);
	});
});

describe("an estimate in the URL", () => {
	const values = {
		people: "32",
		bootcamp: "1",
		strategy: "0",
		consult: "1",
		customSessions: "12",
		seatPrice: "",
		hourlyRate: "",
	};
	const written = "?people=32&custom=12&bootcamp=1&strategy=0&consult=1";
	const choices = ["people", "customSessions", "bootcamp", "strategy", "consult"];

	test("is read back as it was written", () => {
		expect(formatEstimateQuery("", values)).toBe(written);
		expect(parseEstimateUrl(written)).toEqual({ values, missing: [] });
	});

	test("holds a seat's price and a rate while they are given", () => {
		const given = { ...values, seatPrice: " 39.50 ", hourlyRate: "150" };
		const url = formatEstimateQuery("", given);
		expect(url).toContain("&seat=39.50&rate=150&");
		expect(parseEstimateUrl(url)).toEqual({
			values: { ...given, seatPrice: "39.50" },
			missing: [],
		});
		expect(formatEstimateQuery(url, values)).toBe(written);
		expect(parseEstimateUrl(`${url}&seat=2`)?.missing).toEqual(["seatPrice"]);
	});

	test("leaves alone what others have put there", () => {
		expect(formatEstimateQuery("?utm_source=mail&people=9", values)).toBe(
			written.replace("?", "?utm_source=mail&"),
		);
	});

	test.each([
		["with &amp; for &", written.replaceAll("&", "&amp;")],
		["percent-encoded", `?${encodeURIComponent(written.slice(1))}`],
		["percent-encoded twice", `?${encodeURIComponent(encodeURIComponent(written.slice(1)))}`],
		[
			"percent-encoded with &amp;",
			`?${encodeURIComponent(written.slice(1).replaceAll("&", "&amp;"))}`,
		],
		[
			"percent-encoded with its anchor",
			`?${encodeURIComponent(`${written.slice(1)}#estimate-result`)}`,
		],
	])("is read whole %s, and written right from then on", (_, query) => {
		expect(parseEstimateUrl(query)).toEqual({ values, missing: [] });
		expect(formatEstimateQuery(query, values)).toBe(written);
	});

	test("a truncated URL is rejected, wherever it is cut", () => {
		const url = formatEstimateQuery("", { ...values, seatPrice: "39.50", hourlyRate: "150" });
		for (let length = "?people=3".length; length < url.length; length++) {
			const read = parseEstimateUrl(url.slice(0, length));
			expect(read?.missing, url.slice(0, length)).toContain("consult");
		}
	});

	test("without one of its choices says which", () => {
		for (const [place, parameter] of [
			"people",
			"custom",
			"bootcamp",
			"strategy",
			"consult",
		].entries()) {
			const query = written.replace(new RegExp(`${parameter}=\\d+&?`), "");
			expect(parseEstimateUrl(query)?.missing, query).toEqual([choices[place]]);
		}
		expect(parseEstimateUrl("?bootcamp=1")?.values.people).toBe("");
	});

	test("a URL without one says so", () => {
		expect(parseEstimateUrl("")).toBeUndefined();
		expect(parseEstimateUrl("?utm_source=mail")).toBeUndefined();
		expect(parseEstimateUrl("?utm_source=100%")).toBeUndefined();
	});

	test.each([
		[written.replace("bootcamp=1", "bootcamp=yes"), "bootcamp"],
		[written.replace("strategy=0", "strategy=2"), "strategy"],
		[`${written}&people=2`, "people"],
	])("of %s, what cannot be read is named", (query, name) => {
		expect(parseEstimateUrl(query)?.missing).toEqual([name]);
	});

	test("numbers come back as written, to be checked", () => {
		expect(parseEstimateUrl("?people=1e9&custom=-1")?.values).toMatchObject({
			people: "1e9",
			customSessions: "-1",
		});
	});
});

describe("pictures of the price page", () => {
	test("a plan's head counts its smallest organisation in discs and its largest in dots", () => {
		for (const { from, to } of pricing.plans) {
			const cells = drawHeadCount({ from, to }).flat();
			const count = (level: number) => cells.filter((cell) => cell === level).length;
			if (to === null) {
				expect(count(3)).toBe(10);
				expect(count(2)).toBe(90);
			} else {
				expect(count(2)).toBe(from);
				expect(count(2) + count(1)).toBe(to);
			}
		}
	});

	test("the slider brings every plan within reach, a whole number of people a dot", () => {
		const reach = getSliderMax(pricing.plans);
		expect(reach).toBe(125);
		expect(findPlan(pricing.plans, reach).name).toBe("XL");
	});

	test("a share of nothing draws nothing, and shares fill the bar", () => {
		expect(drawShares([0, 0])).toEqual([undefined, undefined]);
		const [first, none, last] = drawShares([1, 0, 3]);
		expect(none).toBeUndefined();
		expect(first).toMatch(/^M9 2h115/);
		expect(last).toMatch(/^M134 2/);
	});
});
