import type { z } from "zod";
import {
	calculateInfrastructureRange,
	formatDollars,
	interpolate,
	spellNumber,
} from "../../content-model/browser.ts";
import type { Pricing } from "../../content-model/index.ts";
import { compareWithSeats, formatHours, type Range } from "./compareWithSeats.ts";
import type { exampleFields } from "./content.ts";
import { calculateEstimate, type Estimate, monthsInYear } from "./estimate.ts";
import { calculateOwnCosts, calculateTeamHours } from "./firstYear.ts";

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

/**
 * Formats the text of a worked example with its figures.
 * @throws where it names a seat's price, an hourly rate or a number of teams that it lacks
 */
export function formatWorkedExample(
	{ choices, seatPrice, hourlyRate, teams, text }: Example,
	pricing: Pricing,
): string {
	const estimate = calculateEstimate(pricing, choices);
	const { people, plan, platformMonthly, total, totalWithGst } = estimate;
	const comparison = compareWithSeats({ ...estimate, seatPrice, hourlyRate }, pricing);
	const { costPerPerson, platformWithCloud, seatCost, fullMonthlyCost, hoursToRecoverCost } =
		comparison;
	const { items } = calculateEstimate(pricing, { ...choices, bootcamp: true });
	const secondCourse = items.find(({ id }) => id === "bootcamp")?.amount ?? 0;
	const year = hourlyRate && calculateOwnCosts(pricing, estimate, hourlyRate).totalCost;
	return interpolate(text, {
		people,
		plan: plan.name,
		platformMonthly: formatDollars(platformMonthly),
		platformYear: formatDollars(platformMonthly * monthsInYear),
		perPerson: formatDollars(costPerPerson),
		monthlyFrom: formatDollars(platformWithCloud.from),
		monthlyTo: formatDollars(platformWithCloud.to),
		total: formatDollars(total),
		totalWithGst: formatDollars(totalWithGst),
		secondCourse: formatDollars(secondCourse),
		totalTwoCourses: formatDollars(total + secondCourse),
		...(seatPrice !== undefined && { seatPrice: formatDollars(seatPrice) }),
		...(seatCost !== undefined && { bySeat: formatDollars(seatCost) }),
		...(hourlyRate !== undefined && { hourlyRate: formatDollars(hourlyRate) }),
		...(fullMonthlyCost && {
			wholeFrom: formatDollars(fullMonthlyCost.from),
			wholeTo: formatDollars(fullMonthlyCost.to),
		}),
		...(year && { yearFrom: formatDollars(year.from), yearTo: formatDollars(year.to) }),
		...(hoursToRecoverCost && {
			hoursFrom: formatHours(hoursToRecoverCost.from),
			hoursTo: formatHours(hoursToRecoverCost.to),
			minutesEach: formatMinutesEach(hoursToRecoverCost, people),
		}),
		...(hourlyRate && teams && formatTeamFigures(pricing, estimate, hourlyRate, teams)),
	});
}

/** Formats what the helpers of teams and those at the webinars cost, and the figures of a year and a month with them. */
function formatTeamFigures(
	pricing: Pricing,
	estimate: Estimate,
	hourlyRate: number,
	teams: number,
): Record<string, string> {
	const teamHours = calculateTeamHours(pricing, teams);
	const { totalCost } = calculateOwnCosts(pricing, estimate, hourlyRate, teamHours);
	const comparison = { ...estimate, hourlyRate, teamHours };
	const { hoursToRecoverCost } = compareWithSeats(comparison, pricing);
	return {
		teams: spellNumber(teams),
		teamsCost: formatDollars(Math.round(teamHours * hourlyRate)),
		yearWithTeamsFrom: formatDollars(totalCost.from),
		yearWithTeamsTo: formatDollars(totalCost.to),
		...(hoursToRecoverCost && {
			hoursWithTeamsFrom: formatHours(hoursToRecoverCost.from),
			hoursWithTeamsTo: formatHours(hoursToRecoverCost.to),
			minutesEachWithTeams: formatMinutesEach(hoursToRecoverCost, estimate.people),
		}),
	};
}

/** Formats the minutes from each person that make up the hours of a busy month. */
function formatMinutesEach({ to }: Range, people: number): string {
	return formatHours(Math.ceil((to * 60) / people));
}
