import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content-model/index.ts";
import { pricing } from "../../tests/fixtures/pricing.ts";
import { sampleOnly } from "../../tests/fixtures/site.ts";
import { readPageSchemas } from "../site/pageSchemas.server.ts";
import { calculateBreakEven, formatHours } from "./breakEven.ts";
import { type Choices, calculateEstimate } from "./estimate.ts";
import { calculateFirstYear } from "./firstYear.ts";
import { formatWorkedExample } from "./formatFigures.ts";

const content = loadContent(process.cwd(), await readPageSchemas());
const nothing: Choices = {
	people: 30,
	bootcamp: false,
	strategy: false,
	consult: false,
	customSessions: 0,
};
const withBootcamp = calculateEstimate(pricing, { ...nothing, bootcamp: true });

describe("a month of the platform against seats and hours", () => {
	test("30 people with the bootcamp, at 40 a seat and 75 an hour", () => {
		const given = { ...withBootcamp, seatPrice: 40, hourlyRate: 75 };
		// 2,500 of fees and 75 hours in the bootcamp, a twelfth of each, and six hours a month of upkeep.
		const besides = 2500 / 12 + (75 * 75) / 12 + 6 * 75;
		expect(calculateBreakEven(given, pricing)).toEqual({
			perPerson: 1000 / 30,
			monthly: { from: 1120, to: 1480 },
			bySeat: 1200,
			cheaper: "depends",
			whole: { from: Math.round(1120 + besides), to: Math.round(1480 + besides) },
			hours: { from: 30, to: 34.8 },
		});
	});

	test.runIf(content.site.sample)(`agrees with the article on tracking ${sampleOnly}`, () => {
		const article = readFileSync("content/articles/tracking-ai-implementations.md", "utf8");
		const readSum = (line: RegExp) => Number(line.exec(article)?.[1]?.replace(",", ""));
		const bills = readSum(/\| \d+\. Platform and cloud bill \|.*\| \$([\d,]+) \|$/m);
		const cost = readSum(/\| \*\*Cost\*\* \|.*\| \*\*\$([\d,]+)\*\* \|$/m);
		const { monthly, whole } = calculateBreakEven({ ...withBootcamp, hourlyRate: 75 }, pricing);
		expect((whole?.from ?? 0) - monthly.from + bills).toBe(cost);
	});

	test.each([
		[12, "seats"],
		[40, "platform"],
	])("for %i people at 40 a seat the cheaper is: %s", (people, cheaper) => {
		const sum = calculateEstimate(pricing, { ...nothing, people });
		expect(calculateBreakEven({ ...sum, seatPrice: 40 }, pricing).cheaper).toBe(cheaper);
	});

	test.each([
		[1119.99, "seats"],
		[1120, "depends"],
		[1480, "depends"],
		[1480.01, "platform"],
	])("with a month of 1,120 to 1,480, seats for %d are told as: %s", (bySeat, cheaper) => {
		const one = { ...withBootcamp, people: 1, seatPrice: bySeat };
		expect(calculateBreakEven(one, pricing).cheaper).toBe(cheaper);
	});

	test("hours go up to the next tenth, so that they never pay for less than all", () => {
		for (const hourlyRate of [1, 7, 99.99, 130, 150, 333]) {
			const sum = { ...calculateEstimate(pricing, nothing), hourlyRate };
			const { hours, monthly } = calculateBreakEven(sum, pricing);
			for (const end of ["from", "to"] as const) {
				const cost = monthly[end] + pricing.staffTime.upkeepHours * hourlyRate;
				const paid = (hours?.[end] ?? 0) * hourlyRate;
				expect(paid).toBeGreaterThanOrEqual(cost - 1e-6);
				expect(paid).toBeLessThan(cost + hourlyRate / 10);
			}
		}
		expect(formatHours(1120)).toBe("1,120");
	});

	test("what the reader has not given is not made up", () => {
		const { bySeat, cheaper, whole, hours } = calculateBreakEven(withBootcamp, pricing);
		expect([bySeat, cheaper, whole, hours]).toEqual(Array(4).fill(undefined));
	});
});

describe("a whole first year", () => {
	test.each([
		// 4,800 + 2,500; 12,000 + 2,500; 18,000 + 3,750; 27,000 + 3,750
		[12, 7300, 8030],
		[40, 14_500, 15_950],
		[80, 21_750, 23_925],
		[150, 30_750, 33_825],
	])("%i people begin with %i, or %i with GST", (people, total, totalWithGst) => {
		expect(calculateFirstYear(pricing, people).entryCost).toMatchObject({ total, totalWithGst });
	});

	test.each([
		// 4,800 + 2,500 + 4,000; 12,000 + 2,500 + 4,500 + 6,000; 18,000 + 3,750 + 4,500 + 8,000; 27,000 + 3,750 + 10,000
		[12, 11_300, 102],
		[40, 25_000, 172],
		[80, 34_250, 272],
		[150, 40_750, 447],
	])("%i people: %i of fees, 1,440 to 5,760 of cloud, %i hours at 75", (people, fees, hours) => {
		expect(calculateFirstYear(pricing, people)).toMatchObject({
			total: fees,
			cloudCost: { from: 1440, to: 5760 },
			staffHours: hours,
			staffCost: hours * 75,
			totalCost: { from: fees + 1440 + hours * 75, to: fees + 5760 + hours * 75 },
		});
	});
});

test("the worked examples have every figure they ask for", () => {
	const { pages, pricing } = content;
	const { example } = pages.pricing.estimator;
	for (const each of [example, ...example.more]) {
		const text = formatWorkedExample(each, pricing);
		expect(text).toMatch(/per person/);
		expect(text).toMatch(/useful hours/);
		expect(text).not.toMatch(/[{}]|NaN|undefined/);
	}
	expect(() => formatWorkedExample({ ...example, seatPrice: undefined }, pricing)).toThrow(
		"{seatPrice}",
	);
});
