/** Rows of the price table: the estimate needs each in every plan, but for the strategy. */
export const rowIds = ["platform", "bootcamp", "custom", "strategy", "consult"] as const;

/** The name of a row of the price table. */
export type RowId = (typeof rowIds)[number];

/** A column of the price table: the head counts it is for. */
interface HeadCounts {
	id: string;
	from: number;
	to: number | null;
}

/** The part of the price table that is needed to look up prices. */
export interface PriceTable<Plan extends HeadCounts = HeadCounts> {
	/** The plans, the smallest first. */
	plans: readonly Plan[];
	rows: readonly {
		id: RowId;
		sessions?: number | undefined;
		prices: Readonly<Record<string, number | null>>;
	}[];
}

/** A price in dollars excluding GST, with the plan that has it. */
interface OfferedPrice<Plan> {
	plan: Plan;
	price: number;
}

/**
 * Finds one price of the table in dollars excluding GST, or null where the plan does not offer it.
 * @throws when the table lacks the row or the price, which the checks of the content rule out
 */
export function findPrice(
	{ rows }: Pick<PriceTable, "rows">,
	id: RowId,
	plan: Pick<HeadCounts, "id">,
): number | null {
	const price = rows.find((row) => row.id === id)?.prices[plan.id];
	if (price === undefined) {
		throw new RangeError(`No price of ${id} for ${plan.id}.`);
	}
	return price;
}

/**
 * Finds one price of the table in dollars excluding GST, where the plan offers it.
 * @throws where it does not, or the table lacks it: the checks of the content rule out both but for the strategy
 */
export function requirePrice(
	table: Pick<PriceTable, "rows">,
	id: RowId,
	plan: Pick<HeadCounts, "id">,
): number {
	const price = findPrice(table, id, plan);
	if (price === null) {
		throw new RangeError(`No price of ${id} for ${plan.id}.`);
	}
	return price;
}

/** Lists the prices of a row in the plans that offer it, smallest plan first. */
export function listOfferedPrices<Plan extends HeadCounts>(
	table: PriceTable<Plan>,
	id: RowId,
): OfferedPrice<Plan>[] {
	return table.plans.flatMap((plan) => {
		const price = findPrice(table, id, plan);
		return price === null ? [] : { plan, price };
	});
}

/**
 * Finds the lowest and the highest price of a row, the lowest with the smallest plan that has it.
 * @throws when no plan offers the row, which the checks of the content rule out
 */
export function findPriceRange<Plan extends HeadCounts>(table: PriceTable<Plan>, id: RowId) {
	const byPrice = listOfferedPrices(table, id).sort((a, b) => a.price - b.price);
	const [from, to] = [byPrice[0], byPrice.at(-1)];
	if (!from || !to) {
		throw new Error(`content/pricing.yaml has no price for ${id}.`);
	}
	return { from, to };
}

/**
 * Returns the number of sessions of the bootcamp.
 * @throws when the table does not say it, which the checks of the content rule out
 */
export function getBootcampSessions({ rows }: Pick<PriceTable, "rows">): number {
	const sessions = rows.find(({ id }) => id === "bootcamp")?.sessions;
	if (!sessions) {
		throw new RangeError("No sessions of the bootcamp.");
	}
	return sessions;
}

/** What the cloud provider's monthly bill consists of, in dollars. */
export interface InfrastructureCosts {
	fixed: number;
	modelsFrom: number;
	modelsTo: number;
}

/**
 * Calculates the cloud provider's monthly bill in dollars: the fixed part with the models in a quiet and in a busy
 * month. It is no part of our fees: an estimate is without it, and what a year costs in all counts it beside them.
 */
export function calculateInfrastructureRange({ fixed, modelsFrom, modelsTo }: InfrastructureCosts) {
	return { from: fixed + modelsFrom, to: fixed + modelsTo };
}
