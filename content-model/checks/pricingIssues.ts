import { rowIds } from "../facts/prices.ts";
import { formatOptions, formatValue } from "../issues/formatIssue.ts";
import type { Issue } from "../issues/issues.ts";
import type { Pricing } from "../schemas/pricing.ts";

type Plan = Pricing["plans"][number];
type Row = Pricing["rows"][number];

/** An issue of a field, without its file. */
type FieldIssue = Omit<Issue, "file">;

const createIssue = (field: string, received: unknown, expected: string): FieldIssue => ({
	field,
	received: formatValue(received),
	value: received,
	expected,
});

/**
 * Finds inconsistencies in the price table: plans with gaps between them, a missing row or price, one cell
 * across prices that differ.
 * @param file path shown to the owner
 */
export function findPricingIssues(file: string, { plans, rows }: Pricing): Issue[] {
	const issues = [
		...plans.flatMap((plan, index) => findPlanIssues(plan, index, plans)),
		...rowIds.flatMap((id) => findMissingRow(id, rows)),
		...rows.flatMap((row, index) => findRowIssues(row, `rows.${index}`, plans)),
	];
	return issues.map((issue) => ({ file, ...issue }));
}

/** Finds the gaps between a plan and the one before it, and the wrong end of its range. */
function findPlanIssues(plan: Plan, index: number, plans: readonly Plan[]): FieldIssue[] {
	const isLast = index === plans.length - 1;
	const from = (plans[index - 1] ?? { to: 0 }).to;
	const issues: FieldIssue[] = [];
	if (plan.from - 1 !== from) {
		const expected = `${(from ?? NaN) + 1}: each head count falls into one plan`;
		issues.push(createIssue(`plans.${index}.from`, plan.from, expected));
	}
	if (isLast && plan.to !== null) {
		issues.push(createIssue(`plans.${index}.to`, plan.to, "null: the largest plan has no limit"));
	}
	if (!isLast && (plan.to ?? 0) < plan.from) {
		issues.push(createIssue(`plans.${index}.to`, plan.to, `a number from ${plan.from}`));
	}
	return issues;
}

/** Finds a row that is missing or repeated. */
function findMissingRow(id: Row["id"], rows: readonly Row[]): FieldIssue[] {
	const count = rows.filter((row) => row.id === id).length;
	if (count === 1) {
		return [];
	}
	const received = formatValue(`${count} rows with the id ${id}`);
	const expected = `one row with the id ${id}`;
	return [{ field: "rows", received, expected, reason: { code: "missing-row" } }];
}

/** Finds what a row lacks, and cells that it shares wrongly. @param field of the row @param allPlans smallest first */
function findRowIssues(row: Row, field: string, allPlans: readonly Plan[]): FieldIssue[] {
	const plans = allPlans.map(({ id }) => id);
	const lacksSessions = row.id === "bootcamp" && row.sessions === undefined;
	return [
		...findMissingPrices(row, field, plans),
		...findUnknownPlans(row, field, plans),
		...(lacksSessions
			? [createIssue(`${field}.sessions`, row.sessions, "how many sessions the bootcamp has")]
			: []),
		...findUnevenSharedCells(row, field, allPlans),
	];
}

function findMissingPrices({ id, prices }: Row, field: string, plans: readonly string[]) {
	return plans
		.filter((plan) => prices[plan] === undefined || (prices[plan] === null && id !== "strategy"))
		.map((plan) => {
			const expected =
				prices[plan] === null
					? "a price in dollars: only the strategy may be left out of a plan"
					: "a price in dollars";
			return createIssue(`${field}.prices.${plan}`, prices[plan], expected);
		});
}

function findUnknownPlans({ prices }: Row, field: string, plans: readonly string[]) {
	return Object.keys(prices)
		.filter((name) => !plans.includes(name))
		.map((name) => {
			// YAML parses 1,100 as a key 100.
			const expected = /^\d{3}$/.test(name)
				? "a number without a comma, such as 1100"
				: `the id of a plan: ${formatOptions(plans, name)}`;
			return createIssue(`${field}.prices`, name, expected);
		});
}

/** Finds cells across plans that are not side by side, or whose prices differ: reported at both prices. */
function findUnevenSharedCells(
	{ sharedPricePlans, prices }: Row,
	field: string,
	plans: readonly Plan[],
): FieldIssue[] {
	if (!sharedPricePlans) {
		return [];
	}
	const [first, second] = sharedPricePlans.map((id) => plans.findIndex((plan) => plan.id === id));
	const pair = plans.filter(({ id }) => sharedPricePlans.includes(id));
	const isPair = sharedPricePlans.length === 2 && first !== -1 && second === Number(first) + 1;
	const isOffered = pair.some(({ id }) => typeof prices[id] === "number");
	if (!isPair || !isOffered) {
		const expected = "two plans side by side that share one price";
		return [createIssue(`${field}.sharedPricePlans`, sharedPricePlans, expected)];
	}
	return pair.flatMap(({ id }) => {
		const other = pair.find((plan) => plan.id !== id);
		const price = other && prices[other.id];
		return !other || price === undefined || price === prices[id] || prices[id] === undefined
			? []
			: {
					...createIssue(
						`${field}.prices.${id}`,
						prices[id],
						`${price}, as for ${other.id}: they share one cell`,
					),
					reason: { code: "shared-price", plan: other.name, price },
				};
	});
}
