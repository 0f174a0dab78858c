import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTexts } from "../../content-model/index.ts";
import { pricing } from "../../tests/fixtures/pricing.ts";
import { content, sampleOnly } from "../../tests/fixtures/site.ts";
import { compareWithSeats, formatHourCount } from "./compareWithSeats.ts";
import { type Choices, calculateEstimate } from "./estimate.ts";

const nothing: Choices = {
	people: 30,
	bootcamp: false,
	strategy: false,
	consult: false,
	customSessions: 0,
};
const withBootcamp = calculateEstimate(pricing, { ...nothing, bootcamp: true });

test("30 people with the bootcamp, at 40 a seat and 75 an hour", () => {
	const choices = { ...withBootcamp, seatPrice: 40, hourlyRate: 75 };
	// 2,500 of fees and 75 hours in the bootcamp, a twelfth of each, and six hours a month of upkeep.
	const besides = 2500 / 12 + (75 * 75) / 12 + 6 * 75;
	expect(compareWithSeats(choices, pricing)).toEqual({
		costPerPerson: 1000 / 30,
		platformWithCloud: { from: 1120, to: 1480 },
		seatCost: 1200,
		cheaperOption: "depends",
		fullMonthlyCost: { from: Math.round(1120 + besides), to: Math.round(1480 + besides) },
		hoursToRecoverCost: { from: 30, to: 35 },
	});
});

test.runIf(content.settings.sample)(`agrees with the article on tracking ${sampleOnly}`, () => {
	const file = "content/articles/tracking-ai-implementations.md";
	const texts = readTexts({ file, text: readFileSync(file, "utf8") });
	/** Reads the last cell of a row, found by its first. */
	const readSum = (first: RegExp) => {
		const row = texts.find(({ value }) => first.test(value));
		const last = texts.findLast(({ line }) => line === row?.line);
		return Number(last?.value.replace(/[$,]/g, ""));
	};
	const bills = readSum(/^Less \d+\. Platform and cloud bill$/);
	const cost = readSum(/^Cost, /);
	const { platformWithCloud, fullMonthlyCost } = compareWithSeats(
		{ ...withBootcamp, hourlyRate: 75 },
		pricing,
	);
	expect(cost).toBeGreaterThan(bills);
	expect((fullMonthlyCost?.from ?? 0) - platformWithCloud.from + bills).toBe(cost);
});

test("hours of teams raise what a month costs by a twelfth of a year of them", () => {
	const choices = { ...withBootcamp, hourlyRate: 75 };
	const { fullMonthlyCost } = compareWithSeats(choices, pricing);
	// 143 hours of two teams at 75 are 10,725 a year.
	expect(compareWithSeats({ ...choices, teamHours: 143 }, pricing).fullMonthlyCost).toEqual({
		from: (fullMonthlyCost?.from ?? 0) + 894,
		to: (fullMonthlyCost?.to ?? 0) + 894,
	});
});

test.each([
	[12, "seats"],
	[40, "platform"],
])("for %i people at 40 a seat the cheaper is: %s", (people, cheaper) => {
	const sum = calculateEstimate(pricing, { ...nothing, people });
	expect(compareWithSeats({ ...sum, seatPrice: 40 }, pricing).cheaperOption).toBe(cheaper);
});

test.each([
	[1119.99, "seats"],
	[1120, "depends"],
	[1480, "depends"],
	[1480.01, "platform"],
])("with a month of 1,120 to 1,480, seats for %d give the verdict: %s", (bySeat, cheaper) => {
	const one = { ...withBootcamp, people: 1, seatPrice: bySeat };
	expect(compareWithSeats(one, pricing).cheaperOption).toBe(cheaper);
});

test("hours go up to the next whole one, so that they never pay for less than all", () => {
	for (const hourlyRate of [1, 7, 99.99, 130, 150, 333]) {
		const sum = { ...calculateEstimate(pricing, nothing), hourlyRate };
		const { hoursToRecoverCost, platformWithCloud } = compareWithSeats(sum, pricing);
		for (const end of ["from", "to"] as const) {
			const cost = platformWithCloud[end] + pricing.staffTime.upkeepHours * hourlyRate;
			const paid = (hoursToRecoverCost?.[end] ?? 0) * hourlyRate;
			expect(paid).toBeGreaterThanOrEqual(cost - 1e-6);
			expect(paid).toBeLessThan(cost + hourlyRate);
		}
	}
	expect(formatHourCount(1120)).toBe("1,120");
});

test("a comparison without the reader's figures shows none", () => {
	const { seatCost, cheaperOption, fullMonthlyCost, hoursToRecoverCost } = compareWithSeats(
		withBootcamp,
		pricing,
	);
	expect([seatCost, cheaperOption, fullMonthlyCost, hoursToRecoverCost]).toEqual(
		Array(4).fill(undefined),
	);
});
