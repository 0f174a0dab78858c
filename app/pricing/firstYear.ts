import { calculateInfrastructureRange, type Pricing } from "../../content-model/index.ts";
import { mapRange, type Range } from "./compareWithSeats.ts";
import { calculateEstimate, type Estimate, monthsInYear } from "./estimate.ts";

/** A first year with everything that is priced by size, before GST. */
export interface FirstYear extends Estimate {
	/** Platform and bootcamp alone, which most firms should begin with. */
	minimumEstimate: Estimate;
	/** The same with the cloud bill and people's hours. */
	minimumTotalCost: Range;
	/** The cloud provider's bill for the year. */
	cloudCost: Range;
	/** Hours of the firm's own people. */
	staffHours: number;
	/** The cost of these hours, to the dollar. */
	staffCost: number;
	totalCost: Range;
}

/**
 * Calculates the whole cost of a first year: platform, bootcamp, strategy where it is offered, four consults, the cloud
 * provider's bill, and people's own hours.
 */
export function calculateFirstYear(pricing: Pricing, people: number): FirstYear {
	const start = { people, bootcamp: true, strategy: false, consult: false, customSessions: 0 };
	const estimate = calculateEstimate(pricing, { ...start, strategy: true, consult: true });
	const minimumEstimate = calculateEstimate(pricing, start);
	const { hourCost } = pricing.staffTime;
	return {
		...estimate,
		...calculateOwnCosts(pricing, estimate, hourCost),
		minimumEstimate,
		minimumTotalCost: calculateOwnCosts(pricing, minimumEstimate, hourCost).totalCost,
	};
}

/** Calculates the hours a year of the helpers of teams, and of one person from each at the webinars. */
export function calculateTeamHours(
	{ staffTime }: Pick<Pricing, "staffTime">,
	teams: number,
): number {
	return teams * (staffTime.helperHours + staffTime.webinarHours);
}

/**
 * Calculates what a year costs besides our fees, and in all: the cloud provider's bill and people's hours.
 * @param teamHours hours of the helpers and of those who attend the webinars, where they are to be counted
 */
export function calculateOwnCosts(
	{ infrastructure, staffTime }: Pick<Pricing, "infrastructure" | "staffTime">,
	{ total, trainingHours }: Pick<Estimate, "total" | "trainingHours">,
	hourCost: number,
	teamHours = 0,
): Pick<FirstYear, "cloudCost" | "staffHours" | "staffCost" | "totalCost"> {
	const cloudCost = mapRange(
		calculateInfrastructureRange(infrastructure),
		(monthly) => monthly * monthsInYear,
	);
	const staffHours = trainingHours + teamHours + staffTime.upkeepHours * monthsInYear;
	const staffCost = Math.round(staffHours * hourCost);
	const totalCost = mapRange(cloudCost, (cloud) => total + cloud + staffCost);
	return { cloudCost, staffHours, staffCost, totalCost };
}
