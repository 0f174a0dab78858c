import { lineDescription, lineRequirement, paragraphDescription } from "../schemas/fields/texts.ts";
import { isLink, isSchema, type JsonSchema } from "./jsonSchema.ts";

/** Returns a field's description, unless it is the generic one. */
export function getDescription({ description = "" }: JsonSchema): string {
	return [lineDescription, paragraphDescription].includes(description) ? "" : description;
}

/** Formats the values a field accepts, in an owner's words. */
export function formatRequirement(schema: JsonSchema): string {
	if (isLink(schema)) {
		return "a link";
	}
	if (schema.enum) {
		return schema.guideAnchor
			? `one of the [${schema.guideAnchor}](#${schema.guideAnchor})`
			: `one of: ${schema.enum.map((value) => `\`${value}\``).join(", ")}`;
	}
	if (typeof schema.errorMessage === "string") {
		return schema.errorMessage;
	}
	if (schema.anyOf) {
		return schema.anyOf.filter(isSchema).map(formatRequirement).join(", or ");
	}
	return [formatTypeRequirement(schema), formatLimits(schema)].filter(Boolean).join(", ");
}

function formatTypeRequirement(schema: JsonSchema): string {
	const { patternErrorMessage: form, items, additionalProperties: additional } = schema;
	if (typeof form === "string") {
		return form === lineRequirement ? "a line" : form;
	}
	switch (schema.type) {
		case "string":
			return schema.format === "email" ? "an email address" : "text";
		case "integer":
			return "a whole number";
		case "number":
			return "a number";
		case "boolean":
			return "`true` or `false`";
		case "null":
			return "`null`";
		case "array": {
			const item = [items].flat().find(isSchema);
			const size = formatLeastAndMost(schema.minItems, schema.maxItems, "entry", "entries");
			return `a list${size && ` of ${size}`}: ${item ? formatRequirement(item) : "anything"}`;
		}
		default:
			return isSchema(additional)
				? `names of your own: ${formatRequirement(additional)}`
				: "the fields below";
	}
}

function formatLimits(schema: JsonSchema): string {
	switch (schema.type) {
		case "string":
			// That a text is not empty goes without saying.
			return formatLeastAndMost(
				schema.minLength === 1 ? undefined : schema.minLength,
				schema.maxLength,
				"character",
			);
		case "array":
			return "";
		default:
			return formatLeastAndMost(schema.minimum, schema.maximum);
	}
}

function formatLeastAndMost(
	least?: number,
	most?: number,
	unit = "",
	units = unit && `${unit}s`,
): string {
	const formatAmount = (count: number) => `${count} ${count === 1 ? unit : units}`.trim();
	if (most === undefined) {
		return least === undefined ? "" : `at least ${formatAmount(least)}`;
	}
	if (least === undefined) {
		return `at most ${formatAmount(most)}`;
	}
	return least === most ? `exactly ${formatAmount(most)}` : `${least} to ${formatAmount(most)}`;
}
