import { formatSuggestion } from "../../nearest/nearest.ts";
import { truncate } from "../words/truncate.ts";
import type { Issue } from "./issues.ts";

/** Formats where in its file an issue is: the field as an owner would name it, and the line that it is of. */
export function formatFieldAndLine({ field, line }: Pick<Issue, "field" | "line">): string {
	const parts = [formatField(field), line === undefined ? "" : `line ${line}`];
	return parts.filter(Boolean).join(", ");
}

/** Formats a file with a line of it, as terminals and editors open it. */
export function formatFileLine(file: string, line: number | undefined): string {
	return line === undefined ? file : `${file}:${line}`;
}

/** Formats a field as an owner would name it: `links.0.to` as `links, entry 1, to`. */
export function formatField(field: string): string {
	return field.replaceAll(/\.(\d+)(\.|$)/g, (_all, index, more) => {
		return `, entry ${Number(index) + 1}${more && ", "}`;
	});
}

/** Formats the accepted names, with the one that was probably meant. */
export function formatOptions(names: readonly string[], received: unknown): string {
	return `one of: ${names.join(", ")}${formatSuggestion(String(received), names)}`;
}

/** Formats a value as an owner would recognise it: short JSON, or `nothing` where the field is missing. */
export function formatValue(value: unknown): string {
	if (value === undefined) {
		return "nothing";
	}
	const text = JSON.stringify(value) ?? String(value);
	if (Array.isArray(value) && text.length > 90) {
		return `${value.length} entries`;
	}
	return truncate(text);
}
