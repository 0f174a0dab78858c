import type { z } from "zod";
import { formatSuggestion } from "../../nearest/nearest.ts";
import { formatOptions, formatValue } from "./formatIssue.ts";
import { getValue } from "./getValue.ts";
import type { Issue, IssueReason } from "./issues.ts";

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
	const { data: value, error } = schema.safeParse(data, {
		error: describeExpected,
		// Schemas are made anew whenever a value that they take has changed: Zod would compile them at their first use,
		// which takes longer than to parse a few times without.
		jitless: true,
	});
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
