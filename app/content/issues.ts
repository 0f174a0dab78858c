import type { z } from "zod";
import { didYouMean } from "./editDistance.ts";

/** One thing wrong with one field of one content file. */
export interface Issue {
	/** Path of the file from the project's folder, such as `content/site.yaml`. */
	file: string;
	/** Where in the file, such as `sources.oaic.published` or `front matter`. */
	field: string;
	/** What stands there now, as the owner wrote it. */
	received: string;
	/** What may stand there: the remedy. */
	expected: string;
}

/** Thrown when content breaks its rules. Carries every issue, not only the first. */
export class ContentError extends Error {
	readonly issues: readonly Issue[];

	/**
	 * @param issues at least one issue, in the order of the files.
	 * @param lineOf gives the line of a file on which a field stands, where it is known.
	 */
	constructor(issues: readonly Issue[], lineOf?: (issue: Issue) => number | undefined) {
		super(formatIssues(issues, lineOf));
		this.name = "ContentError";
		this.issues = issues;
	}
}

/** The issues as text for a terminal: one paragraph each, with a count at the end. */
function formatIssues(
	issues: readonly Issue[],
	lineOf: (issue: Issue) => number | undefined = () => undefined,
): string {
	const paragraphs = issues.map((issue) => {
		const { file, field, received, expected } = issue;
		const line = field.match(/\bline (\d+)$/)?.[1] ?? lineOf(issue);
		const place = line === undefined ? file : `${file}:${line}`;
		return `${place}\n  field     ${shownField(field)}\n  received  ${received}\n  expected  ${expected}`;
	});
	const count = issues.length === 1 ? "1 issue" : `${issues.length} issues`;
	return `${paragraphs.join("\n\n")}\n\n${count} in content/. Nothing was built.`;
}

/** A field as an owner would name it: `links.0.to` as `links, entry 1, to`. */
export function shownField(field: string): string {
	return field.replaceAll(/\.(\d+)(\.|$)/g, (_all, place, more) => {
		return `, entry ${Number(place) + 1}${more && ", "}`;
	});
}

/** What may stand where a name is asked for, with the one that was probably meant. */
export function oneOf(names: readonly string[], received: unknown): string {
	return `one of: ${names.join(", ")}${didYouMean(String(received), names)}`;
}

/** A value as an owner would recognise it: short JSON, or `nothing` where the field is missing. */
export function show(value: unknown): string {
	if (value === undefined) {
		return "nothing";
	}
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 90 ? `${text.slice(0, 87)}…` : text;
}

/**
 * Turns a schema's complaints about one file into issues.
 * @param file path shown to the owner.
 * @param data the value that was checked, used to quote what was received.
 */
export function issuesOf(file: string, data: unknown, error: z.ZodError): Issue[] {
	return error.issues.flatMap((issue) => describe(file, data, issue, error.issues));
}

function describe(
	file: string,
	data: unknown,
	issue: z.core.$ZodIssue,
	others: readonly z.core.$ZodIssue[],
): Issue[] {
	const path = issue.path.map(String);
	if (issue.code === "unrecognized_keys") {
		// A field that is missing beside it is probably the one that was meant.
		const missing = others
			.filter((other) => valueAt(data, other.path) === undefined)
			.filter((other) => other.path.slice(0, -1).join(".") === path.join("."))
			.map((other) => String(other.path.at(-1)));
		return issue.keys.map((key) => ({
			file,
			field: [...path, key].join("."),
			received: "a field that is not known here",
			expected: `remove it, or correct its spelling${didYouMean(key, missing)}`,
		}));
	}
	const value = valueAt(data, issue.path);
	const field = path.join(".") || "the whole file";
	return [{ file, field, received: show(value), expected: expectedBy(issue, value) }];
}

function expectedBy(issue: z.core.$ZodIssue, value: unknown): string {
	switch (issue.code) {
		case "invalid_value":
			return oneOf(issue.values.map(String), value);
		case "invalid_type":
			if (/^\d{1,3}(?:,\d{3})+$/.test(String(value))) {
				return `a number without a comma: ${String(value).replaceAll(",", "")}`;
			}
			return typeNames[issue.expected] ?? `a value of type ${issue.expected}`;
		case "too_small":
			return `${issue.exact ? "exactly" : "at least"} ${issue.minimum}${unit(issue.origin)}`;
		case "too_big":
			return `${issue.exact ? "exactly" : "at most"} ${issue.maximum}${unit(issue.origin)}`;
		default:
			return issue.message;
	}
}

/** What an owner calls the types of the schemas. */
const typeNames: Record<string, string> = {
	string: "text",
	int: "a whole number",
	number: "a number",
	boolean: "true or false",
	array: "a list",
	tuple: "a list",
	object: "fields, one a line",
	record: "fields, one a line",
};

function unit(origin: string): string {
	if (origin === "string") {
		return " characters";
	}
	return origin === "array" ? " entries" : "";
}

/** The value at a path in data of any shape, or nothing. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(value, key) =>
			typeof value === "object" && value !== null
				? (value as Record<PropertyKey, unknown>)[key]
				: undefined,
		data,
	);
}

/** Each text in data of any shape, with its path. */
export function textsIn(
	data: unknown,
	path: readonly string[] = [],
): { path: readonly string[]; text: string }[] {
	return typeof data === "string"
		? [{ path, text: data }]
		: Object.entries(data ?? {}).flatMap(([key, item]) => textsIn(item, [...path, key]));
}
