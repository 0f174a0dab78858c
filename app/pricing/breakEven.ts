import type { Pricing } from "../content/schemas/collections.ts";
import { infrastructureRange, type Range } from "./estimate.ts";

/** What a month of the platform is set beside. */
export interface Comparison {
	/** Head count, from 1. */
	people: number;
	/** The platform's price a month, in dollars. */
	platformMonthly: number;
	/** What a product billed by the seat costs a month for one person, in dollars. */
	seatPrice?: number;
	/** What an hour of work is worth, in dollars. */
	hourlyRate?: number;
}

/** A month in dollars and hours, all before GST. */
export interface BreakEven {
	/** The platform for one person. */
	perHead: number;
	/** The platform with what the cloud provider bills. */
	monthly: Range;
	/** A seat for everyone, where a seat's price is known. */
	bySeat?: number;
	/** Useful hours that pay for the platform and its infrastructure, up to the next tenth. */
	hours?: Range;
}

/** Sets a month of the platform beside seats and hours. */
export function breakEven(
	{ people, platformMonthly, seatPrice, hourlyRate }: Comparison,
	infrastructure: Pricing["infrastructure"],
): BreakEven {
	const bill = infrastructureRange(infrastructure);
	const monthly = { from: platformMonthly + bill.from, to: platformMonthly + bill.to };
	const hours = (amount: number, rate: number) => Math.ceil((amount * 10) / rate) / 10;
	return {
		perHead: platformMonthly / people,
		monthly,
		bySeat: seatPrice === undefined ? undefined : people * seatPrice,
		hours:
			hourlyRate === undefined
				? undefined
				: {
						from: hours(monthly.from, hourlyRate),
						to: hours(monthly.to, hourlyRate),
					},
	};
}

/** Hours as they are printed, such as “7.5”. */
export function printHours(hours: number): string {
	return hours.toLocaleString("en-AU");
}
