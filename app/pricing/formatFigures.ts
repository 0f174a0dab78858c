import type { z } from "zod";
import {
	calculateInfrastructureRange,
	formatDollars,
	interpolate,
	type Pricing,
	spellNumber,
} from "../../content-model/index.ts";
import { compareWithSeats, formatHourCount, type Range } from "./compareWithSeats.ts";
import { calculateEstimate, type Estimate, monthsInYear } from "./estimate.ts";
import { calculateOwnCosts, calculateTeamHours } from "./firstYear.ts";
import type { exampleFields, exampleFigures } from "./schema.ts";

/** Formats the cloud provider's bill, by placeholder. */
export function formatInfrastructure(costs: Pricing["infrastructure"]): Record<string, string> {
	const together = calculateInfrastructureRange(costs);
	return {
		fixed: formatDollars(costs.fixed),
		modelsFrom: formatDollars(costs.modelsFrom),
		modelsTo: formatDollars(costs.modelsTo),
		togetherFrom: formatDollars(together.from),
		togetherTo: formatDollars(together.to),
	};
}

/** The choices of a worked example, with the figures of a made-up reader if it uses them. */
type Example = z.output<z.ZodObject<typeof exampleFields>> & { text: string };

/** The placeholders of a worked example; undefined where the example lacks what they are worked out from. */
type ExampleFigures = Record<(typeof exampleFigures)[number], string | undefined>;

/**
 * Formats the text of a worked example with its figures.
 * @throws where it names a seat's price, an hourly rate or a number of teams that it lacks
 */
export function formatWorkedExample(example: Example, pricing: Pricing): string {
	const figures = Object.entries(formatExampleFigures(example, pricing)).flatMap(
		([name, figure]) => (figure === undefined ? [] : [[name, figure] as const]),
	);
	return interpolate(example.text, Object.fromEntries(figures));
}

function formatExampleFigures(
	{ choices, seatPrice, hourlyRate, teams }: Example,
	pricing: Pricing,
): ExampleFigures {
	const estimate = calculateEstimate(pricing, choices);
	const { people, plan, platformMonthly, total, totalWithGst } = estimate;
	const month = compareWithSeats({ ...estimate, seatPrice, hourlyRate }, pricing);
	const { items } = calculateEstimate(pricing, { ...choices, bootcamp: true });
	const secondCourse = items.find(({ id }) => id === "bootcamp")?.amount ?? 0;
	const year = hourlyRate ? calculateOwnCosts(pricing, estimate, hourlyRate).totalCost : undefined;
	const withTeams =
		hourlyRate && teams ? calculateWithTeams(pricing, estimate, hourlyRate, teams) : undefined;
	return {
		people: String(people),
		plan: plan.name,
		platformMonthly: formatDollars(platformMonthly),
		platformYear: formatDollars(platformMonthly * monthsInYear),
		costPerPerson: formatDollars(month.costPerPerson),
		platformWithCloudFrom: formatDollars(month.platformWithCloud.from),
		platformWithCloudTo: formatDollars(month.platformWithCloud.to),
		total: formatDollars(total),
		totalWithGst: formatDollars(totalWithGst),
		secondCourse: formatDollars(secondCourse),
		totalTwoCourses: formatDollars(total + secondCourse),
		seatPrice: formatIfKnown(seatPrice),
		seatCost: formatIfKnown(month.seatCost),
		hourlyRate: formatIfKnown(hourlyRate),
		fullMonthlyCostFrom: formatIfKnown(month.fullMonthlyCost?.from),
		fullMonthlyCostTo: formatIfKnown(month.fullMonthlyCost?.to),
		yearFrom: formatIfKnown(year?.from),
		yearTo: formatIfKnown(year?.to),
		hoursFrom: formatIfKnown(month.hoursToRecoverCost?.from, formatHourCount),
		hoursTo: formatIfKnown(month.hoursToRecoverCost?.to, formatHourCount),
		minutesEach: formatMinutesEach(month.hoursToRecoverCost, people),
		teams: formatIfKnown(teams, spellNumber),
		teamsCost: formatIfKnown(withTeams?.teamsCost),
		yearWithTeamsFrom: formatIfKnown(withTeams?.year.from),
		yearWithTeamsTo: formatIfKnown(withTeams?.year.to),
		hoursWithTeamsFrom: formatIfKnown(withTeams?.hours?.from, formatHourCount),
		hoursWithTeamsTo: formatIfKnown(withTeams?.hours?.to, formatHourCount),
		minutesEachWithTeams: formatMinutesEach(withTeams?.hours, people),
	};
}

/** Calculates what the helpers of teams and those at the webinars cost, and a year and a month's hours with them. */
function calculateWithTeams(
	pricing: Pricing,
	estimate: Estimate,
	hourlyRate: number,
	teams: number,
) {
	const teamHours = calculateTeamHours(pricing, teams);
	return {
		teamsCost: Math.round(teamHours * hourlyRate),
		year: calculateOwnCosts(pricing, estimate, hourlyRate, teamHours).totalCost,
		hours: compareWithSeats({ ...estimate, hourlyRate, teamHours }, pricing).hoursToRecoverCost,
	};
}

function formatIfKnown(
	amount: number | undefined,
	format: (amount: number) => string = formatDollars,
): string | undefined {
	return amount === undefined ? undefined : format(amount);
}

/** Formats the minutes from each person that make up the hours of a busy month. */
function formatMinutesEach(hours: Range | undefined, people: number): string | undefined {
	return hours && formatHourCount(Math.ceil((hours.to * 60) / people));
}
