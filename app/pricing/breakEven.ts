import { type AmountIssue, readAmount } from "../agreement/fee.ts";
import type { Pricing } from "../content/schemas/collections.ts";
import { infrastructureRange } from "./estimate.ts";

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

/** From a quiet month of the cloud provider's bill to a busy one. */
export interface Range {
	from: number;
	to: number;
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
		...(seatPrice !== undefined && { bySeat: people * seatPrice }),
		...(hourlyRate !== undefined && {
			hours: { from: hours(monthly.from, hourlyRate), to: hours(monthly.to, hourlyRate) },
		}),
	};
}

/**
 * Reads an amount that may be left out and is never nothing.
 * @param max the most that is taken, in dollars
 */
export function readOptionalAmount(
	text: string,
	max: number,
): { value?: number } | { issue: AmountIssue } {
	if (text.trim() === "") {
		return {};
	}
	const amount = readAmount(text, max);
	return "value" in amount && amount.value === 0 ? { issue: "tooLittle" } : amount;
}

/** Hours as they are printed, such as “7.5”. */
export function printHours(hours: number): string {
	return hours.toLocaleString("en-AU");
}
