import { formatDollars, isRecord } from "../../../../content-model/browser.ts";
import type { FieldControl } from "../../../shared/api/forms.ts";
import { uploadsField } from "../../../shared/fieldNames.ts";
import { toHexColour } from "../../../shared/formatColour.ts";
import { formatDate } from "../../../shared/formatDate.ts";
import { formatNumber } from "../../../shared/formatNumber.ts";
import { getInnerField } from "../state/innerFields.ts";
import type { Conflict } from "./conflicts.ts";

/** Formats one side of a conflict. Of replaced pictures, which no form has a field of, it names the files. */
export function formatSide(
	value: unknown,
	{ fieldPath, field }: Pick<Conflict, "fieldPath" | "field">,
): string {
	if (fieldPath[0] === uploadsField) {
		return isRecord(value) ? Object.keys(value).join(", ") : "The pictures as they are saved";
	}
	return formatFieldValue(value, field);
}

/** Formats a value as its field shows it: an amount in dollars, an option by its label, a list by its items. */
export function formatFieldValue(value: unknown, field: FieldControl | undefined): string {
	if (isNothing(value)) {
		return (value === null && field?.control === "number" && field.noneLabel) || "Nothing";
	}
	if (Array.isArray(value)) {
		return value
			.map((item, index) => `${index + 1}. ${formatFieldValue(item, getInnerField(field, index))}`)
			.join("\n");
	}
	if (isRecord(value)) {
		return Object.entries(value)
			.map(([name, inner]) => formatFieldValue(inner, getInnerField(field, name)))
			.join(" · ");
	}
	if (typeof value === "boolean") {
		return value ? "Yes" : "No";
	}
	return formatLabelled(value, field) ?? formatPlain(value);
}

function isNothing(value: unknown): boolean {
	return (
		value === undefined ||
		value === null ||
		value === "" ||
		(typeof value === "object" && Object.keys(value).length === 0)
	);
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
	}
}

function formatPlain(value: unknown): string {
	return typeof value === "number"
		? formatNumber(value)
		: (formatDate(String(value)) ?? String(value));
}
