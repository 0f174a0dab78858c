import { formatDollars, isRecord } from "../../../content-model/browser.ts";
import type { FieldControl } from "../api/forms.ts";
import { toHexColour } from "../formatColour.ts";
import { formatDate } from "../formatDate.ts";
import { formatNumber } from "../formatNumber.ts";
import { getInnerField } from "./fieldPlace.ts";

/**
 * Formats a value as its field shows it: an amount in dollars, an option by its label, a list by its items, a group by
 * its words, and what is not a word by its label.
 * @param field undefined if the form has none
 */
export function formatValue(value: unknown, field: FieldControl | undefined): string {
	if (isEmptyValue(value)) {
		return formatNothing(value, field);
	}
	if (Array.isArray(value)) {
		return value
			.map((item, index) => `${index + 1}. ${formatValue(item, getInnerField(field, index))}`)
			.join("\n");
	}
	if (isRecord(value)) {
		return Object.entries(value)
			.map(([name, inner]) => formatInner(name, inner, field))
			.join(" · ");
	}
	if (typeof value === "boolean") {
		return value ? "Yes" : "No";
	}
	return formatLabelled(value, field) ?? formatPlain(value);
}

function formatNothing(value: unknown, field: FieldControl | undefined): string {
	const isCalledOtherwise =
		field?.control === "choice" || (field?.control === "number" && value === null);
	return (isCalledOtherwise && field.noneLabel) || "Nothing";
}

/** Checks whether there is no value, or nothing in it. */
export function isEmptyValue(value: unknown): boolean {
	return (
		value === undefined ||
		value === null ||
		value === "" ||
		(typeof value === "object" && Object.keys(value).length === 0)
	);
}

/** Formats a field of a group. */
function formatInner(name: string, value: unknown, group: FieldControl | undefined): string {
	const field = getInnerField(group, name);
	const text = formatValue(value, field);
	const isOfWords = (typeof value === "string" || isRecord(value)) && !isEmptyValue(value);
	return isOfWords ? text : `${field?.label ?? name}: ${text}`;
}

/** Formats a value that its field shows otherwise than it is stored. */
function formatLabelled(value: unknown, field: FieldControl | undefined): string | undefined {
	switch (field?.control) {
		case "number":
			return field.isMoney && typeof value === "number" ? formatDollars(value) : undefined;
		case "choice":
		case "pictogram":
			return field.options.find((option) => option.value === value)?.label;
		case "colour":
			return toHexColour(String(value));
		case "date":
			// A year alone is a number in its file.
			return formatDate(String(value)) ?? String(value);
	}
}

function formatPlain(value: unknown): string {
	return typeof value === "number"
		? formatNumber(value)
		: (formatDate(String(value)) ?? String(value));
}
