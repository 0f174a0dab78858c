import { createSite } from "../../../app/site/site.server.ts";
import { ContentError, type Issue } from "../../../content-model/index.ts";

/** Identifies an issue, whatever its line and the item of a list it is in. */
export function identifyIssue({ file, field, received, expected }: Issue): string {
	return JSON.stringify([file, field.replace(/\d+/g, "#"), received, expected]);
}

/** Counts the issues that are alike. */
export function countIssues(issues: readonly Issue[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const issue of issues) {
		counts.set(identifyIssue(issue), (counts.get(identifyIssue(issue)) ?? 0) + 1);
	}
	return counts;
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

/** Moves an issue with a value that two files share to the other one, if that is `path`. */
export function attributeIssue(issue: Issue, path: string): Issue {
	return issue.reason?.code === "taken" && issue.reason.by === path
		? { ...issue, file: path, reason: { code: "taken", by: issue.file } }
		: issue;
}
