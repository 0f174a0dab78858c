import { type Issue, oneOf, show } from "./issues.ts";
import { type Pricing, rowIds } from "./schemas/collections.ts";

/**
 * What in the price table does not fit together, though each field for itself is right: plans with
 * gaps between them, a row or a price too few, one cell across prices that differ.
 * @param file path shown to the owner
 */
export function pricingIssues(file: string, { plans, rows }: Pricing): Issue[] {
	const issues: Issue[] = [];
	const add = (field: string, received: unknown, expected: string) =>
		issues.push({ file, field, received: show(received), expected });
	const ids = plans.map(({ id }) => id);

	for (const [index, plan] of plans.entries()) {
		const from = (plans[index - 1] ?? { to: 0 }).to;
		if (plan.from - 1 !== from) {
			const expected = `${(from ?? NaN) + 1}: each head count falls into one plan`;
			add(`plans.${index}.from`, plan.from, expected);
		}
		const isLast = index === plans.length - 1;
		if (isLast && plan.to !== null) {
			add(`plans.${index}.to`, plan.to, "null: the largest plan has no limit");
		}
		if (!isLast && (plan.to ?? 0) < plan.from) {
			add(`plans.${index}.to`, plan.to, `a number from ${plan.from}`);
		}
	}
	for (const id of rowIds) {
		const received = rows.filter((row) => row.id === id).length;
		if (received !== 1) {
			add("rows", `${received} rows with the id ${id}`, `one row with the id ${id}`);
		}
	}
	for (const [index, { id, sessions, oneCell, prices }] of rows.entries()) {
		for (const plan of ids) {
			const price = prices[plan];
			if (price === undefined || (price === null && id !== "strategy")) {
				add(`rows.${index}.prices.${plan}`, price, "a price in dollars");
			}
		}
		for (const name of Object.keys(prices).filter((name) => !ids.includes(name))) {
			// YAML takes 1,100 for a plan that is named 100.
			const expected = /^\d{3}$/.test(name)
				? "a number without a comma, such as 1100"
				: `the id of a plan: ${oneOf(ids, name)}`;
			add(`rows.${index}.prices`, name, expected);
		}
		if (id === "bootcamp" && sessions === undefined) {
			add(`rows.${index}.sessions`, sessions, "how many sessions the bootcamp has");
		}
		if (oneCell) {
			const [first = "", second = ""] = oneCell;
			const sideBySide = ids.includes(first) && ids[ids.indexOf(first) + 1] === second;
			const shared = typeof prices[first] === "number" && prices[first] === prices[second];
			if (oneCell.length !== 2 || !sideBySide || !shared) {
				add(`rows.${index}.oneCell`, oneCell, "two plans side by side that share one price");
			}
		}
	}
	return issues;
}
