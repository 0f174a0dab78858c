import { UserError } from "../../machine/userError.ts";
import { formatFieldAndLine, formatFileLine } from "./formatIssue.ts";
import type { Issue } from "./issues.ts";

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
		return `${formatFileLine(file, line)}\n  field     ${formatFieldAndLine(issue)}\n  received  ${received}\n  expected  ${expected}`;
	});
	const count = issues.length === 1 ? "1 issue" : `${issues.length} issues`;
	return `${paragraphs.join("\n\n")}\n\n${count} in content/.`;
}
