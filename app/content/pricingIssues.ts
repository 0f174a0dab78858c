import { type Issue, show } from "./issues.ts";
import type { Pricing } from "./schemas/collections.ts";

/** Rows that the estimate needs in every plan. The strategy alone may be missing from one. */
const rowIds = ["platform", "bootcamp", "custom", "strategy", "consult"] as const;

/**
 * What in the price table does not fit together, though each field for itself is right: plans with
 * gaps between them, a row or a price too few, one cell across prices that differ.
 * @param file path shown to the owner
 */
export function pricingIssues(file: string, pricing: Pricing): Issue[] {
	const issues: Issue[] = [];
	const add = (field: string, received: unknown, expected: string) =>
		issues.push({ file, field, received: show(received), expected });
	const { plans, rows } = pricing;

	plans.forEach((plan, index) => {
		const before = plans[index - 1];
		const from = before ? (before.to ?? Number.NaN) + 1 : 1;
		if (plan.from !== from) {
			add(`plans.${index}.from`, plan.from, `${from}: each head count falls into one plan`);
		}
		const last = index === plans.length - 1;
		if (last ? plan.to !== null : plan.to === null || plan.to < plan.from) {
			add(
				`plans.${index}.to`,
				plan.to,
				last ? "null: the largest plan has no limit" : `a number from ${plan.from}`,
			);
		}
	});

	for (const id of rowIds) {
		const received = rows.filter((row) => row.id === id).length;
		if (received !== 1) {
			add("rows", `${received} rows with the id ${id}`, `one row with the id ${id}`);
		}
	}

	rows.forEach(({ id, sessions, oneCell, prices }, index) => {
		for (const plan of plans) {
			const price = prices[plan.id];
			if (price === undefined || (price === null && id !== "strategy")) {
				add(`rows.${index}.prices.${plan.id}`, price, "a price in dollars");
			}
		}
		for (const name of Object.keys(prices)) {
			if (!plans.some((plan) => plan.id === name)) {
				add(`rows.${index}.prices.${name}`, name, `the id of a plan: ${idsOf(plans)}`);
			}
		}
		if (id === "bootcamp" && sessions === undefined) {
			add(`rows.${index}.sessions`, sessions, "how many sessions the bootcamp has");
		}
		if (oneCell && !isOneCell(oneCell, plans, prices)) {
			add(`rows.${index}.oneCell`, oneCell, "two plans side by side that share one price");
		}
	});
	return issues;
}

/** Whether two plans stand side by side and cost the same. */
function isOneCell(
	ids: readonly string[],
	plans: Pricing["plans"],
	prices: Pricing["rows"][number]["prices"],
): boolean {
	const [first = "", second = ""] = ids;
	const place = plans.findIndex(({ id }) => id === first);
	return (
		ids.length === 2 &&
		place >= 0 &&
		plans[place + 1]?.id === second &&
		typeof prices[first] === "number" &&
		prices[first] === prices[second]
	);
}

function idsOf(plans: Pricing["plans"]): string {
	return plans.map(({ id }) => id).join(", ");
}
