import { getValue } from "../../../content-model/index.ts";
import type { PageBlock } from "../../shared/api/preview.ts";
import { readFields } from "../content/fields.ts";
import { pricingFile } from "../content/knownFiles.ts";
import { listPlans } from "../content/plans.ts";
import { normaliseText } from "./normaliseText.ts";
import type { Source } from "./sources.ts";

/** Creates a function that finds a price of the price table by the headers of its row and column. */
export function createPriceLookup(root: string): (block: PageBlock) => Source | undefined {
	const fields = readFields(root, pricingFile);
	const rows: unknown[] = Array.isArray(fields.rows) ? fields.rows : [];
	const labels = rows.map((row) => getValue(row, ["label"]));
	const plans = listPlans(fields);
	const names = plans.map(({ name }) => name);
	return ({ row = "", column = "" }) => {
		const index = findHeader(labels, row);
		const plan = plans[findHeader(names, column)];
		return index >= 0 && plan
			? { path: pricingFile, field: `rows.${index}.prices.${plan.id}`, text: "" }
			: undefined;
	};
}

/** Finds the index of the name that a header begins with, as whole words; -1 where none or several fit as well. */
function findHeader(names: readonly unknown[], header: string): number {
	const words = `${normaliseText(header)} `;
	const lengths = names
		.map((name) => normaliseText(String(name ?? "")))
		.map((name) => (name && words.startsWith(`${name} `) ? name.length : 0));
	const longest = Math.max(0, ...lengths);
	const isClear = longest > 0 && lengths.indexOf(longest) === lengths.lastIndexOf(longest);
	return isClear ? lengths.indexOf(longest) : -1;
}
