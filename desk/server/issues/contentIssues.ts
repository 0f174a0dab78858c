import { createSite } from "../../../app/site/site.server.ts";
import { ContentError, getValue, type Issue } from "../../../content-model/index.ts";
import { bodyField } from "../../shared/fieldNames.ts";
import { findItemTitle } from "../../shared/items.ts";
import { isFieldsPath, readContent } from "../content/files/contentFiles.ts";
import { getKind, isMarkdown } from "../content/kinds/kinds.ts";
import { parseFields } from "../content/yaml/parseFields.ts";

/** An issue as it was found in a folder. */
export interface FoundIssue extends Issue {
	/** Its field, with the names of the items that it is in instead of their positions. */
	namedField: string;
}

/**
 * Lists the issues that others do not have. One of an item is the same where that is at the same position, or elsewhere
 * under the same name. One of an item that takes the place of a removed item with the same issue is taken for that:
 * nothing could be published before, and nothing can be with it.
 */
export function listNewIssues(
	issues: readonly FoundIssue[],
	others: readonly FoundIssue[],
): FoundIssue[] {
	const byName = matchIssues(issues, others, "namedField");
	return matchIssues(byName.unmatched, byName.rest, "field").unmatched;
}

/**
 * Matches each issue with one other that is the same at the same place.
 * @returns the issues without a match, and the others that match none
 */
function matchIssues(
	issues: readonly FoundIssue[],
	others: readonly FoundIssue[],
	place: "field" | "namedField",
): { unmatched: FoundIssue[]; rest: FoundIssue[] } {
	const unmatched: FoundIssue[] = [];
	const rest = [...others];
	for (const issue of issues) {
		const index = rest.findIndex((other) =>
			(["file", "received", "expected", place] as const).every(
				(name) => other[name] === issue[name],
			),
		);
		if (index < 0) {
			unmatched.push(issue);
		} else {
			rest.splice(index, 1);
		}
	}
	return { unmatched, rest };
}

/** Finds the issues of the content in a folder. @throws any other error */
export async function findContentIssues(folder: string): Promise<readonly FoundIssue[]> {
	try {
		await createSite(folder);
		return [];
	} catch (error) {
		if (error instanceof ContentError) {
			return error.issues.map((issue) => ({ ...issue, namedField: nameField(folder, issue) }));
		}
		throw error;
	}
}

/** Names the field of an issue: an item by its title, and without its position where it has none. */
function nameField(folder: string, { file, field }: Issue): string {
	const bytes = isFieldsPath(file) ? readContent(folder, file) : undefined;
	let value: unknown = parseFields(String(bytes ?? ""));
	const names = field.split(".").map((name) => {
		value = getValue(value, [Array.isArray(value) ? Number(name) : name]);
		return /\d/.test(name) ? (findItemTitle(value) ?? name.replace(/\d+/g, "#")) : name;
	});
	return names.join(".");
}

/** Gets the field of an issue as a form has it: a line of Markdown is in the form’s text. */
export function getIssueField({ file, field, line }: Issue): string {
	return line !== undefined && isMarkdown(getKind(file)) ? bodyField : field;
}

/** Moves an issue with a value that two files share to the other one, if that is `path`. */
export function attributeIssue(issue: Issue, path: string): Issue {
	return issue.reason?.code === "taken" && issue.reason.by === path
		? { ...issue, file: path, reason: { code: "taken", by: issue.file } }
		: issue;
}
