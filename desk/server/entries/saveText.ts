import { findSyntaxError } from "../content/readability.ts";
import { writeFiles } from "../content/writeFiles.ts";
import { HttpError } from "../http/httpError.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { requireTextVersion } from "./requireVersion.ts";

/** Saves a file as text: the way to fix one that cannot be read. */
export async function saveText(
	workspace: Workspace,
	{ path, version, text }: { path: string; version: string; text: string },
): Promise<void> {
	const { root } = workspace;
	requireTextVersion(root, path, version);
	const problem = findSyntaxError(path, text);
	if (problem) {
		throw new HttpError(422, `Line ${problem.line}: ${problem.message}`, { line: problem.line });
	}
	const write = { path, bytes: Buffer.from(text), base: version };
	const issues = await workspace.findNewIssues([write]);
	if (issues.length > 0) {
		throw new HttpError(422, describeIssues(root, issues).join(" "));
	}
	requireTextVersion(root, path, version);
	writeFiles(root, [write]);
	await workspace.refreshPreview();
}
