import { calculateInfrastructureRange, type Pricing } from "../../content-model/browser.ts";
import { type Estimate, monthsInYear } from "./estimate.ts";

/** An estimate, and what to compare a month of it with: the price of a seat for a month and of an hour of work, in dollars. */
interface ComparisonInput
	extends Pick<Estimate, "people" | "platformMonthly" | "trainingHours" | "total"> {
	seatPrice?: number;
	hourlyRate?: number;
	/** Hours a year of the helpers and of those who attend the webinars. */
	teamHours?: number;
}

/** What else a month costs: the cloud provider's bill and upkeep. */
interface RunningCosts extends Pick<Pricing, "infrastructure"> {
	staffTime: Pick<Pricing["staffTime"], "upkeepHours">;
}

/** What use makes of an amount: from quiet months to busy ones. */
export interface Range {
	from: number;
	to: number;
}

/** A month of the platform beside seats elsewhere, and the hours that pay for it, all before GST. */
export interface SeatComparison {
	/** The platform for one person. */
	costPerPerson: number;
	/** The platform with the cloud provider's bill. */
	platformWithCloud: Range;
	/** A seat for everyone, where a seat's price is known. */
	seatCost: number | undefined;
	/** The cheaper option before training. It may depend on how busy the month is. */
	cheaperOption: "seats" | "platform" | "depends" | undefined;
	/** A month with a twelfth of the year's other fees and people's own hours, to the dollar. */
	fullMonthlyCost: Range | undefined;
	/** Useful hours that pay for such a month, up to the next whole one. */
	hoursToRecoverCost: Range | undefined;
}

/** Compares a month of an estimate with seats elsewhere, and with the hours that pay for it. */
export function compareWithSeats(
	{
		people,
		platformMonthly,
		trainingHours,
		total,
		seatPrice,
		hourlyRate,
		teamHours = 0,
	}: ComparisonInput,
	{ infrastructure, staffTime }: RunningCosts,
): SeatComparison {
	const cloudCost = calculateInfrastructureRange(infrastructure);
	const platformWithCloud = mapRange(cloudCost, (cost) => platformMonthly + cost);
	const seatCost = seatPrice === undefined ? undefined : people * seatPrice;
	const comparison = {
		costPerPerson: platformMonthly / people,
		platformWithCloud,
		seatCost,
		cheaperOption: seatCost === undefined ? undefined : chooseCheaper(seatCost, platformWithCloud),
	};
	if (!hourlyRate) {
		return { ...comparison, fullMonthlyCost: undefined, hoursToRecoverCost: undefined };
	}
	const otherFees = total / monthsInYear - platformMonthly;
	const staffHours = (trainingHours + teamHours) / monthsInYear + staffTime.upkeepHours;
	const cost = mapRange(
		platformWithCloud,
		(platform) => platform + otherFees + staffHours * hourlyRate,
	);
	return {
		...comparison,
		fullMonthlyCost: mapRange(cost, Math.round),
		hoursToRecoverCost: mapRange(cost, (amount) => calculateHours(amount, hourlyRate)),
	};
}

/** Calculates both ends of a range from those of another. */
export function mapRange({ from, to }: Range, calculate: (end: number) => number): Range {
	return { from: calculate(from), to: calculate(to) };
}

function chooseCheaper(seatCost: number, platform: Range): "seats" | "platform" | "depends" {
	if (seatCost < platform.from) {
		return "seats";
	}
	return seatCost > platform.to ? "platform" : "depends";
}

function calculateHours(amount: number, rate: number): number {
	return Math.ceil(amount / rate - 1e-9);
}

/** Formats a number of hours as they are printed, such as “1,120”. */
export function formatHourCount(hours: number): string {
	return hours.toLocaleString("en-AU");
}
