import { createSite } from "../../../app/site/site.server.ts";
import { ContentError, type Issue } from "../../../content-model/index.ts";
import { bodyField } from "../../shared/fieldNames.ts";
import { findKind, isMarkdown } from "../content/kinds/kinds.ts";

/** Identifies an issue, whatever its line and the item of a list it is in. */
function identifyIssue({ file, field, received, expected }: Issue): string {
	return JSON.stringify([file, field.replace(/\d+/g, "#"), received, expected]);
}

/** Lists the issues that others do not have: where some are alike, those that are more than these. */
export function listNewIssues(issues: readonly Issue[], others: readonly Issue[]): Issue[] {
	const counts = new Map<string, number>();
	for (const key of others.map(identifyIssue)) {
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return issues.filter((issue) => {
		const key = identifyIssue(issue);
		const count = counts.get(key) ?? 0;
		counts.set(key, count - 1);
		return count <= 0;
	});
}

/** Finds the issues of the content in a folder. @throws any other error */
export async function findContentIssues(folder: string): Promise<readonly Issue[]> {
	try {
		await createSite(folder);
		return [];
	} catch (error) {
		if (error instanceof ContentError) {
			return error.issues;
		}
		throw error;
	}
}

/** Gets the field of an issue as a form has it: a line of Markdown is in the form’s text. */
export function getIssueField({ file, field, line }: Issue): string {
	return line !== undefined && isMarkdown(findKind(file)) ? bodyField : field;
}

/** Moves an issue with a value that two files share to the other one, if that is `path`. */
export function attributeIssue(issue: Issue, path: string): Issue {
	return issue.reason?.code === "taken" && issue.reason.by === path
		? { ...issue, file: path, reason: { code: "taken", by: issue.file } }
		: issue;
}
