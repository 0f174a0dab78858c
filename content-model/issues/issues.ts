import type { z } from "zod";
import { UserError } from "../../machine/userError.ts";
import { truncate } from "../words/truncate.ts";
import { getValue } from "./getValue.ts";
import { formatSuggestion } from "./nearest.ts";

/** A problem of one field of one content file. */
export interface Issue {
	/** Path of the file from the project's folder, such as `content/site.yaml`. */
	file: string;
	/** Path of a field, such as `sources.oaic.published`, or a part of the file in words, such as `front matter`. */
	field: string;
	/** Line of the file, from 1, where the issue is of a line and not of a field. */
	line?: number;
	/** The present value, as the owner wrote it. */
	received: string;
	/** The accepted values. */
	expected: string;
	/** The value itself, if it was refused. */
	value?: unknown;
	/** The reason, for programs with messages of their own; absent if `expected` says everything. */
	reason?: IssueReason;
}

/** The reason a value was refused, with the data for a message about it. */
type IssueReason =
	| { code: "not-a-number" }
	/** The value is none of those to choose from. */
	| { code: "not-an-option" }
	| { code: "list-length"; bound: "exactly" | "at least" | "at most"; count: number }
	| { code: "missing-row"; row: string }
	| { code: "unknown-page"; nearest: string | undefined }
	/** The target of a link in Markdown is not a URL. */
	| { code: "not-a-link" }
	| { code: "taken"; by: string }
	/** `remedy` is how the colour has to change. */
	| { code: "weak-contrast"; remedy: "darker" | "lighter" }
	| { code: "missing-picture"; name: string }
	| { code: "html"; tag: string }
	/** A price that another plan shares, whose name and price these are. */
	| { code: "shared-price"; plan: string; price: number | null }
	/** The name of a file is one that hosts keep for themselves. */
	| { code: "reserved-name" }
	/** The name of an entry was refused, and not its value. */
	| { code: "wrong-name" };

/** Thrown when content breaks its rules. Carries every issue, not only the first. */
export class ContentError extends UserError {
	override readonly name = "ContentError";
	readonly issues: readonly Issue[];

	/**
	 * @param issues at least one issue, in the order of the files.
	 * @param findLine gives the line of a field, if it is known.
	 */
	constructor(issues: readonly Issue[], findLine: FindLine) {
		super(formatIssues(issues, findLine));
		this.issues = issues;
	}
}

type FindLine = (issue: Issue) => number | undefined;

/** Formats the issues as text for a terminal: one paragraph each, with a count at the end. */
function formatIssues(issues: readonly Issue[], findLine: FindLine): string {
	const paragraphs = issues.map((issue) => {
		const { file, received, expected, line = findLine(issue) } = issue;
		const location = line === undefined ? file : `${file}:${line}`;
		return `${location}\n  field     ${formatLocation(issue)}\n  received  ${received}\n  expected  ${expected}`;
	});
	const count = issues.length === 1 ? "1 issue" : `${issues.length} issues`;
	return `${paragraphs.join("\n\n")}\n\n${count} in content/. Nothing was built.`;
}

/** Formats where in its file an issue is: the field as an owner would name it, and the line that it is of. */
export function formatLocation({ field, line }: Pick<Issue, "field" | "line">): string {
	const parts = [formatField(field), line === undefined ? "" : `line ${line}`];
	return parts.filter(Boolean).join(", ");
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

/**
 * Checks the fields of one file.
 * @param file path shown to the owner.
 * @returns the parsed fields, or their issues.
 */
export function checkFields<Schema extends z.ZodType>(
	file: string,
	data: unknown,
	schema: Schema,
): { value?: z.output<Schema>; issues: Issue[] } {
	const { data: value, error } = schema.safeParse(data, { error: describeExpected });
	return {
		value,
		issues: error?.issues.flatMap((zodIssue) => toIssues(file, data, zodIssue, error)) ?? [],
	};
}

function toIssues(
	file: string,
	data: unknown,
	issue: z.ZodError["issues"][number],
	{ issues }: z.ZodError,
): Issue[] {
	const path = issue.path.join(".");
	if (issue.code !== "unrecognized_keys") {
		const field = path || "the whole file";
		const value = getValue(data, issue.path);
		const reason = findReason(issue);
		return [
			{
				file,
				field,
				received: formatValue(value),
				expected: issue.message,
				value,
				...(reason ? { reason } : {}),
			},
		];
	}
	// A missing sibling field was probably meant.
	const missing = issues
		.filter((other) => getValue(data, other.path) === undefined)
		.filter((other) => other.path.slice(0, -1).join(".") === path)
		.map((other) => String(other.path.at(-1)));
	return issue.keys.map((key) => ({
		file,
		field: [...issue.path, key].join("."),
		received: "a field that is not known here",
		expected: `remove it, or correct its spelling${formatSuggestion(key, missing)}`,
	}));
}

function findReason(issue: z.core.$ZodIssue): IssueReason | undefined {
	switch (issue.code) {
		case "custom":
			return issue.params?.reason;
		case "invalid_value":
			return { code: "not-an-option" };
		case "invalid_type":
			return ["int", "number"].includes(issue.expected) ? { code: "not-a-number" } : undefined;
		case "too_small":
			return issue.origin === "array"
				? {
						code: "list-length",
						bound: getBound(issue.exact, "at least"),
						count: Number(issue.minimum),
					}
				: undefined;
		case "too_big":
			return issue.origin === "array"
				? {
						code: "list-length",
						bound: getBound(issue.exact, "at most"),
						count: Number(issue.maximum),
					}
				: undefined;
	}
}

function getBound<Bound extends string>(isExact: boolean | undefined, bound: Bound) {
	return isExact ? "exactly" : bound;
}

/** Describes the accepted values of a field, if its schema does not describe them. */
function describeExpected(issue: z.core.$ZodRawIssue): string | undefined {
	switch (issue.code) {
		case "invalid_value":
			return formatOptions(issue.values.map(String), issue.input);
		case "invalid_key":
			return issue.issues[0]?.message;
		case "invalid_type":
			if (/^\d{1,3}(?:,\d{3})+$/.test(String(issue.input))) {
				return `a number without a comma: ${String(issue.input).replaceAll(",", "")}`;
			}
			return typeNames[issue.expected] ?? `a value of type ${issue.expected}`;
		case "too_small":
			return `${getBound(issue.exact, "at least")} ${issue.minimum}${units[issue.origin] ?? ""}`;
		case "too_big":
			return `${getBound(issue.exact, "at most")} ${issue.maximum}${units[issue.origin] ?? ""}`;
	}
}

/** Owners' names for the types of the schemas. */
export const typeNames: Readonly<Record<string, string>> = {
	string: "text",
	int: "a whole number",
	number: "a number",
	boolean: "true or false",
	array: "a list",
	tuple: "a list",
	object: "fields, one a line",
	record: "fields, one a line",
};

/** The units of their sizes. */
const units: Record<string, string> = { string: " characters", array: " entries" };

/** Collects each text in data of any shape, with its path. */
export function collectTexts(
	data: unknown,
	path: readonly string[] = [],
): { path: readonly string[]; text: string }[] {
	return typeof data === "string"
		? [{ path, text: data }]
		: Object.entries(data ?? {}).flatMap(([key, item]) => collectTexts(item, [...path, key]));
}
