import { expect, test } from "vitest";
import { pricing as fixed } from "../../tests/fixtures/pricing.ts";
import { content } from "../../tests/fixtures/site.ts";
import { formatInfrastructure, formatWorkedExample } from "./formatFigures.ts";

/** The choices of a firm that takes the platform and the bootcamp. */
function chooseBootcamp(people: number) {
	return { people, bootcamp: true, strategy: false, consult: false, customSessions: 0 };
}

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
	const choices = chooseBootcamp(40);
	const text = "{hoursFrom} to {hoursTo}, {minutesEach}";
	expect(formatWorkedExample({ choices, hourlyRate: 75, text }, fixed)).toBe("33 to 37, 56");
});

test("a year of 65 people has its own costs, and what a second course adds", () => {
	// Fees 18,000 + 3,750; cloud 1,440 to 5,760; hours (65 x 2.5 + 72) x 75 = 17,587.50; a course 5 x 750.
	const choices = chooseBootcamp(65);
	const text = "{yearFrom} to {yearTo}; {secondCourse}, {totalTwoCourses}";
	expect(formatWorkedExample({ choices, hourlyRate: 75, text }, fixed)).toBe(
		"$40,778 to $45,098; $3,750, $25,500",
	);
});

test("helpers and webinars of three teams are in a year and a month with them, and in no other figure", () => {
	const format = (text: string) =>
		formatWorkedExample({ choices: chooseBootcamp(40), hourlyRate: 75, teams: 3, text }, fixed);
	// 3 x (52 + 19.5) hours at 75 are 16,087.50, with 28,840 to 33,160 for the year without them.
	expect(format("{teams}: {teamsCost}; {yearWithTeamsFrom} to {yearWithTeamsTo}")).toBe(
		"three: $16,088; $44,928 to $49,248",
	);
	// 2,403.33 to 2,763.33 and a twelfth of 16,087.50, at 75: 49.92 and 54.72. 55 hours are 3,300 minutes.
	expect(format("{hoursWithTeamsFrom} to {hoursWithTeamsTo}, {minutesEachWithTeams}")).toBe(
		"50 to 55, 83",
	);
	expect(format("{yearFrom} to {yearTo}; {hoursFrom} to {hoursTo}, {minutesEach}")).toBe(
		"$28,840 to $33,160; 33 to 37, 56",
	);
});

test("an example without teams cannot name their cost", () => {
	const choices = chooseBootcamp(40);
	expect(() =>
		formatWorkedExample({ choices, hourlyRate: 75, text: "{teamsCost}" }, fixed),
	).toThrow("{teamsCost}");
});

test("each figure of a month is its own: the platform, with the cloud quiet and busy, and with people's hours", () => {
	const choices = chooseBootcamp(40);
	const format = (text: string) =>
		formatWorkedExample({ choices, seatPrice: 40, hourlyRate: 75, text }, fixed);
	// 12 x 1,000, and 1,000 for 40 people; the cloud's 120 to 480; 40 seats at 40.
	expect(format("{platformMonthly} a month, {platformYear} a year, {costPerPerson} each")).toBe(
		"$1,000 a month, $12,000 a year, $25 each",
	);
	expect(format("{platformWithCloudFrom} to {platformWithCloudTo}; by seats {seatCost}")).toBe(
		"$1,120 to $1,480; by seats $1,600",
	);
	// A twelfth of the course's 2,500, and 100 / 12 + 6 hours at 75.
	expect(format("{fullMonthlyCostFrom} to {fullMonthlyCostTo}")).toBe("$2,403 to $2,763");
	expect(format("{total}, {totalWithGst} with GST; {secondCourse} more")).toBe(
		"$14,500, $15,950 with GST; $2,500 more",
	);
});

test("the cloud bill is its fixed part with the models, in a quiet month and in a busy one", () => {
	expect(formatInfrastructure({ fixed: 100, modelsFrom: 20, modelsTo: 380.5 })).toEqual({
		fixed: "$100",
		modelsFrom: "$20",
		modelsTo: "$380.50",
		togetherFrom: "$120",
		togetherTo: "$480.50",
	});
});
