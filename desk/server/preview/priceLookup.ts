import { getValue } from "../../../content-model/index.ts";
import { pricingFile } from "../content/files/knownFiles.ts";
import { readFields } from "../content/values/fields.ts";
import type { FieldText } from "./fieldTexts.ts";

/** Creates a function that finds a price of the price table by the ids of its row and its plan: `strategy.medium`. */
export function createPriceLookup(root: string): (price: string) => FieldText | undefined {
	const fields = readFields(root, pricingFile);
	const rows: unknown[] = Array.isArray(fields.rows) ? fields.rows : [];
	return (price) => {
		const [rowId, plan = ""] = price.split(".");
		const index = rows.findIndex((row) => getValue(row, ["id"]) === rowId);
		return getValue(rows[index], ["prices", plan]) === undefined
			? undefined
			: { path: pricingFile, field: `rows.${index}.prices.${plan}`, text: "" };
	};
}
