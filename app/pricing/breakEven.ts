import type { Pricing } from "../content/schemas/collections.ts";
import { type Estimate, infrastructureRange } from "./estimate.ts";

/** What a month of the platform is set beside, in dollars: a month of a seat, an hour of work. */
export interface Comparison extends Pick<Estimate, "people" | "platformMonthly"> {
	seatPrice?: number;
	hourlyRate?: number;
}

/** A month in dollars and hours, all before GST. */
export type BreakEven = ReturnType<typeof breakEven>;

/** Sets a month of the platform beside seats and hours. */
export function breakEven(
	{ people, platformMonthly, seatPrice, hourlyRate }: Comparison,
	infrastructure: Pricing["infrastructure"],
) {
	const bill = infrastructureRange(infrastructure);
	const monthly = { from: platformMonthly + bill.from, to: platformMonthly + bill.to };
	const hoursFor = (amount: number, rate: number) => Math.ceil((amount * 10) / rate) / 10;
	return {
		/** The platform for one person. */
		perHead: platformMonthly / people,
		/** The platform with what the cloud provider bills. */
		monthly,
		/** A seat for everyone, where a seat's price is known. */
		bySeat: seatPrice && people * seatPrice,
		/** Useful hours that pay for the platform and its infrastructure, up to the next tenth. */
		hours: hourlyRate
			? { from: hoursFor(monthly.from, hourlyRate), to: hoursFor(monthly.to, hourlyRate) }
			: undefined,
	};
}

/** Hours as they are printed, such as “7.5”. */
export function printHours(hours: number): string {
	return hours.toLocaleString("en-AU");
}
