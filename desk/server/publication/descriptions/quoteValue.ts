import { formatDollars } from "../../../../content-model/index.ts";
import { toHexColour } from "../../../shared/formatColour.ts";
import { formatDate } from "../../../shared/formatDate.ts";
import { getInnerSchema } from "../../content/kinds/jsonSchema.ts";
import { createOption } from "../../form/createForm.ts";
import { type DescribedField, getInnerField, getInnerLabel } from "./describedField.ts";

/** Quotes a value as its form shows it: an amount in dollars, an option by its label, a group by its words. */
export function quoteValue(value: unknown, field: DescribedField): string {
	const { isMoney, formNullLabel } = field.schema ?? {};
	if (value === undefined || value === null) {
		return (value === null && formNullLabel?.toLowerCase()) || "nothing";
	}
	if (typeof value === "number") {
		return isMoney ? formatDollars(value) : String(value);
	}
	if (typeof value === "boolean") {
		return value ? "yes" : "no";
	}
	if (typeof value === "object") {
		return `“${listWords(value, field).join(", ") || JSON.stringify(value)}”`;
	}
	return formatDate(String(value)) ?? `“${formatText(String(value), field)}”`;
}

/** Formats a text as its field shows it: a colour as a hex value, an option by its label. */
function formatText(text: string, field: DescribedField): string {
	const shownText =
		field.schema?.formWidget === "colour" ? toHexColour(text) : findOptionLabel(text, field);
	return shownText ?? text;
}

/** Finds what the form calls a value that is chosen from a list. */
function findOptionLabel(
	value: string,
	{ schema = {}, optionLists }: DescribedField,
): string | undefined {
	const { formChoices } = schema;
	if (formChoices) {
		return optionLists?.[formChoices].find((option) => option.value === value)?.label;
	}
	return schema.enum?.includes(value) ? createOption("", value).label : undefined;
}

/** Lists the words of an item or a list, and its amounts and options by their labels. */
function listWords(value: object, field: DescribedField): string[] {
	return Object.entries(value).flatMap(([name, inner]) => {
		const innerField: DescribedField = Array.isArray(value)
			? { ...field, schema: getInnerSchema(field.schema, Number(name)) }
			: getInnerField(field, name);
		if (typeof inner === "string") {
			return findOptionLabel(inner, innerField) ?? formatDate(inner) ?? inner;
		}
		if (typeof inner === "object" && inner !== null) {
			return listWords(inner, innerField);
		}
		const label = Array.isArray(value) ? `${Number(name) + 1}` : getInnerLabel(field, name);
		return `${label}: ${quoteValue(inner, innerField)}`;
	});
}
