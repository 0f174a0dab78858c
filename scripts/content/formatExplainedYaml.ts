import { stringify } from "yaml";
import {
	capitalise,
	formatRequirement,
	getDescription,
	isSchema,
	type JsonSchema,
} from "../../content-model/index.ts";

/** The values of a file, or of a part of it, by field. */
export type Values = Record<string, unknown>;

/**
 * Writes fields as YAML, each below a comment that explains it. A field without a value is optional, and
 * is there as a comment.
 */
export function formatExplainedYaml(schema: JsonSchema, values: Values): string {
	return Object.entries(schema.properties ?? {})
		.flatMap(([name, field]) => {
			const value = values[name];
			return isSchema(field)
				? [...formatComments(field), formatExplainedField(name, field, value)]
				: [];
		})
		.join("\n");
}

function formatExplainedField(name: string, schema: JsonSchema, value: unknown): string {
	if (value === undefined) {
		return `# ${name}:`;
	}
	if (schema.properties) {
		return `${name}:\n${indent(formatExplainedYaml(schema, value as Values))}`;
	}
	return stringify({ [name]: value }, { lineWidth: 0 }).trimEnd();
}

/** Formats the description and the requirement of a field, with the fields that each entry of a list or record has. */
function formatComments(schema: JsonSchema): string[] {
	const { items, additionalProperties } = schema;
	const entry = [items, additionalProperties].find(isSchema);
	const inside = Object.entries(entry?.properties ?? {}).flatMap(([name, field]) =>
		isSchema(field) ? `  ${name}: ${formatComment(field)}` : [],
	);
	return [formatComment(schema), ...inside].filter(Boolean).map((line) => `# ${line}`);
}

function formatComment(schema: JsonSchema): string {
	const about = getDescription(schema);
	const requirement = formatRequirement(schema).replace(
		/\[(\w+)\]\(#\w+\)/g,
		"$1 in docs/content.md",
	);
	if (schema.properties) {
		return about;
	}
	return about ? `${about} (${requirement})` : `${capitalise(requirement)}.`;
}

function indent(text: string): string {
	return text.replace(/^/gm, "  ");
}
