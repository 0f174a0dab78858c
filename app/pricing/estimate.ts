import type { z } from "zod";
import {
	findPrice,
	getBootcampSessions,
	type Pricing,
	type RowId,
	requirePrice,
} from "../../content-model/browser.ts";
import type { exampleChoices } from "./schema.ts";
import { calculateShare } from "./share.ts";

/** A column of the price table. */
export type Plan = Pricing["plans"][number];

/** Inputs of the estimate: the table, the tax and the length of a session. */
export interface EstimatePrices extends Pick<Pricing, "plans" | "gst"> {
	staffTime: Pick<Pricing["staffTime"], "sessionMinutes">;
	rows: readonly Pick<Pricing["rows"][number], "id" | "sessions" | "prices">[];
}

/**
 * An organisation's choices for its first year: the bootcamp and the strategy once, the consult in every
 * quarter.
 */
export type Choices = z.output<typeof exampleChoices>;

/** A first year, in Australian dollars. Infrastructure is never part of it. */
export interface Estimate {
	people: number;
	customSessions: number;
	plan: Plan;
	/** The price of one month, excluding GST. */
	platformMonthly: number;
	/** Hours that everyone together spends in the bootcamp. */
	trainingHours: number;
	/**
	 * Dollars by row excluding GST, in the order of the price table: 0 where it was not chosen, null
	 * where it is not offered. They add up to the total.
	 */
	items: { id: RowId; amount: number | null }[];
	total: number;
	totalWithGst: number;
}

/** The platform is paid by the month. */
export const monthsInYear = 12;

/** The consult's price is for each quarter (an assumption stated in content/pricing.yaml). */
const quartersInYear = 4;

/**
 * Finds the plan for an organisation: its limits, and not its words, say whom it is for.
 * @param people a whole number from 1
 * @throws when no plan covers the number, which the checks of the content rule out
 */
export function findPlan(plans: readonly Plan[], people: number): Plan {
	const plan = plans.find(({ from, to }) => people >= from && people <= (to ?? Infinity));
	if (!plan) {
		throw new RangeError(`No plan covers ${people} people.`);
	}
	return plan;
}

/**
 * Adds up a first year: the plan by head count; 12 times the platform, every session of the bootcamp, the
 * custom sessions, the strategy once where it is offered, the consult each quarter; then GST on top.
 * @throws RangeError when a number is not whole or negative, or nobody is counted
 */
export function calculateEstimate(prices: EstimatePrices, choices: Choices): Estimate {
	const { people, customSessions } = choices;
	for (const count of [people, customSessions]) {
		if (!Number.isSafeInteger(count) || count < 0) {
			throw new RangeError(`${count} is not a count.`);
		}
	}
	const plan = findPlan(prices.plans, people);
	const times: Record<RowId, number> = {
		platform: monthsInYear,
		bootcamp: choices.bootcamp ? getBootcampSessions(prices) : 0,
		custom: customSessions,
		strategy: choices.strategy ? 1 : 0,
		consult: choices.consult ? quartersInYear : 0,
	};
	const items = prices.rows.map(({ id }) => {
		const price = findPrice(prices, id, plan);
		return { id, amount: price === null ? null : price * times[id] };
	});
	const total = items.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
	return {
		people,
		customSessions,
		plan,
		platformMonthly: requirePrice(prices, "platform", plan),
		trainingHours: (people * times.bootcamp * prices.staffTime.sessionMinutes) / 60,
		items,
		total,
		totalWithGst: calculateShare(total, 1 + prices.gst),
	};
}
