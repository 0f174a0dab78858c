import { expect, test } from "vitest";
import { pricing as fixed } from "../../tests/fixtures/pricing.ts";
import { content } from "../../tests/fixtures/site.ts";
import { formatWorkedExample } from "./formatFigures.ts";

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

test("40 people need 33 to 37 useful hours a month, at most 56 minutes from each", () => {
	// 2,403 to 2,763 a month at 75: 32.04 and 36.84. 37 hours are 2,220 minutes, for 40 people 55.5.
	const choices = {
		people: 40,
		bootcamp: true,
		strategy: false,
		consult: false,
		customSessions: 0,
	};
	const text = "{hoursFrom} to {hoursTo}, {minutesEach}";
	expect(formatWorkedExample({ choices, hourlyRate: 75, text }, fixed)).toBe("33 to 37, 56");
});

test("a year of 65 people has its own costs, and what a second course adds", () => {
	// Fees 18,000 + 3,750; cloud 1,440 to 5,760; hours (65 x 2.5 + 72) x 75 = 17,587.50; a course 5 x 750.
	const choices = {
		people: 65,
		bootcamp: true,
		strategy: false,
		consult: false,
		customSessions: 0,
	};
	const text = "{yearFrom} to {yearTo}; {secondCourse}, {totalTwoCourses}";
	expect(formatWorkedExample({ choices, hourlyRate: 75, text }, fixed)).toBe(
		"$40,778 to $45,098; $3,750, $25,500",
	);
});
