import type { Pricing } from "../content/schemas/collections.ts";
import { dollars } from "./dollars.ts";
import type { Plan } from "./estimate.ts";

/** The lowest price of a row of the price table, and what it buys. */
export interface FromPrice {
	/** As printed, such as "$400". */
	amount: string;
	/** The plan that has it: the cheapest. */
	plan: Plan;
	/** Sessions of the course, for a course. */
	sessions: number | undefined;
}

/** A row that the home page quotes. */
export type FromRow = "platform" | "bootcamp";

/**
 * The lowest price of a row.
 * @throws when the row is missing or offered in no plan.
 */
export function fromPrice({ plans, rows }: Pricing, id: FromRow): FromPrice {
	const row = rows.find((candidate) => candidate.id === id);
	const [cheapest] = plans
		.flatMap((plan) => ({ plan, price: row?.prices[plan.id] ?? Number.POSITIVE_INFINITY }))
		.sort((a, b) => a.price - b.price);
	if (!cheapest || !Number.isFinite(cheapest.price)) {
		throw new Error(`content/pricing.yaml has no price for ${id}, which the home page quotes.`);
	}
	return { amount: dollars(cheapest.price), plan: cheapest.plan, sessions: row?.sessions };
}
