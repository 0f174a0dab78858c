import type { Pricing } from "../../content-model/index.ts";
import { calculateInfrastructureRange, type Estimate, monthsInYear } from "./estimate.ts";

/** What a month is compared with, in dollars: a month of a seat, an hour of work. */
export interface Comparison
	extends Pick<Estimate, "people" | "platformMonthly" | "trainingHours" | "total"> {
	seatPrice?: number;
	hourlyRate?: number;
}

/** A month in dollars and hours, all before GST. */
export type BreakEven = ReturnType<typeof calculateBreakEven>;

/** Compares a month of an estimate with seats elsewhere, and with the hours that pay for it. */
export function calculateBreakEven(
	{ people, platformMonthly, trainingHours, total, seatPrice, hourlyRate }: Comparison,
	{ infrastructure, staffTime }: Pick<Pricing, "infrastructure" | "staffTime">,
) {
	const bill = calculateInfrastructureRange(infrastructure);
	const monthly = { from: platformMonthly + bill.from, to: platformMonthly + bill.to };
	const otherFees = total / monthsInYear - platformMonthly;
	const staffHours = trainingHours / monthsInYear + staffTime.upkeepHours;
	const bySeat = seatPrice === undefined ? undefined : people * seatPrice;
	const calculateCost = (rate: number, platform: number) =>
		platform + otherFees + staffHours * rate;
	return {
		/** The platform for one person. */
		perPerson: platformMonthly / people,
		/** The platform with what the cloud provider bills. */
		monthly,
		/** A seat for everyone, where a seat's price is known. */
		bySeat,
		/** Which costs less before training: it may depend on how busy the month is. */
		cheaper: bySeat === undefined ? undefined : compareCosts(bySeat, monthly),
		/** A month with a twelfth of the year's other fees and people's own hours, to the dollar. */
		whole: hourlyRate
			? {
					from: Math.round(calculateCost(hourlyRate, monthly.from)),
					to: Math.round(calculateCost(hourlyRate, monthly.to)),
				}
			: undefined,
		/** Useful hours that pay for such a month, up to the next tenth. */
		hours: hourlyRate
			? {
					from: calculateHours(calculateCost(hourlyRate, monthly.from), hourlyRate),
					to: calculateHours(calculateCost(hourlyRate, monthly.to), hourlyRate),
				}
			: undefined,
	};
}

function compareCosts(
	bySeat: number,
	monthly: { from: number; to: number },
): "seats" | "platform" | "depends" {
	if (bySeat < monthly.from) {
		return "seats";
	}
	return bySeat > monthly.to ? "platform" : "depends";
}

function calculateHours(amount: number, rate: number): number {
	return Math.ceil((amount * 10) / rate - 1e-9) / 10;
}

/** Hours as they are printed, such as “7.5”. */
export function formatHours(hours: number): string {
	return hours.toLocaleString("en-AU");
}
