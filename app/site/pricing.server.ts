import {
	findPriceRange,
	formatDollars,
	type Pricing,
	type RowId,
} from "../../content-model/index.ts";

/** The lowest price of a row, formatted, with the plan that has it, and for a course its sessions. */
export interface LowestPrice {
	amount: string;
	plan: Pricing["plans"][number];
	sessions: number | undefined;
}

/** The price table, with the lowest price of each row. */
interface SitePricing extends Pricing {
	lowest: Record<RowId, LowestPrice>;
}

/**
 * Finds the lowest price of each row of the price table.
 * @throws when no plan offers a row
 */
export function createPricing(pricing: Pricing): SitePricing {
	const lowest = pricing.rows.map(({ id, sessions }) => {
		const { price, plan } = findPriceRange(pricing, id).from;
		return [id, { amount: formatDollars(price), plan, sessions }] as const;
	});
	// The checks of the content ensure that every row exists.
	return { ...pricing, lowest: Object.fromEntries(lowest) as Record<RowId, LowestPrice> };
}
