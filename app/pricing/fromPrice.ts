import type { Pricing } from "../content/schemas/collections.ts";
import { dollars } from "./dollars.ts";

/** A row that the home page quotes. */
export type FromRow = "platform" | "bootcamp";

/** The lowest price of a row, and what it buys. */
export type FromPrice = ReturnType<typeof fromPrice>;

/**
 * The lowest price of a row, as printed, with the plan that has it, and for a course its sessions.
 * @throws when the row is missing or offered in no plan.
 */
export function fromPrice({ plans, rows }: Pricing, id: FromRow) {
	const row = rows.find((candidate) => candidate.id === id);
	const priced = plans.map((plan) => ({ plan, price: row?.prices[plan.id] ?? Infinity }));
	const [cheapest] = priced.sort((a, b) => a.price - b.price);
	if (!cheapest || cheapest.price === Infinity) {
		throw new Error(`content/pricing.yaml has no price for ${id}, which the home page quotes.`);
	}
	return { amount: dollars(cheapest.price), plan: cheapest.plan, sessions: row?.sessions };
}
