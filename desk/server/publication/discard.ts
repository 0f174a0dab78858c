import type { ReviewedFile } from "../../shared/api/review.ts";
import { type FileWrite, getVersion, isContentPath } from "../content/contentFiles.ts";
import { addDependentWrites } from "../content/dependentWrites.ts";
import { writeFiles } from "../content/writeFiles.ts";
import { readPublished } from "../git/git.ts";
import { HttpError } from "../http/httpError.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { applyMembers, type Change, listMembers, listSeparateParts } from "./changes.ts";
import type { ChangeMember } from "./fileDiff.ts";
import { listChanges } from "./listChanges.ts";
import { requireReviewed } from "./reviewedFiles.ts";

/** Discards a saved change: its files are restored as last published. */
export async function discard(
	workspace: Workspace,
	{ path, version, part }: ReviewedFile,
): Promise<void> {
	const { root } = workspace;
	requireReviewed(root, [{ path, version }]);
	const changes = listChanges(root);
	const change = changes.find((other) => other.owner.path === path && other.part === part);
	if (!change && part) {
		throw new HttpError(409, "This is no change any more. Look at the list again.");
	}
	const ownWrites = change
		? listDiscardWrites(change, changes)
		: [{ path, bytes: readPublished(root, path), base: version }];
	const writes = isContentPath(path) ? addDependentWrites(root, ownWrites) : ownWrites;
	const issues = await workspace.findNewIssues(writes.filter((write) => isContentPath(write.path)));
	if (issues.length > 0) {
		const sentences = describeIssues(root, issues).join(" ");
		throw new HttpError(
			422,
			`It cannot be discarded by itself: ${sentences} Discard or change that first.`,
		);
	}
	writeFiles(root, writes);
	await workspace.refreshPreview();
}

/** Lists the files of a change as they were before it, and as the other changes have left them. */
function listDiscardWrites(change: Change, changes: readonly Change[]): FileWrite[] {
	const discarded = listMembers(change);
	const files = [...new Map(discarded.map(({ file }) => [file.path, file])).values()];
	return files.map((file) => {
		// The rest is a member even where no change has it: its comments may have changed.
		const parts = listSeparateParts(changes, file.path);
		const members: ChangeMember[] = [{ file }, ...parts.map((part) => ({ file, part }))];
		const keptMembers = members.filter(
			({ part }) =>
				!discarded.some((other) => other.file.path === file.path && other.part === part),
		);
		const bytes = applyMembers(file, changes, keptMembers);
		return { path: file.path, bytes, base: getVersion(file.after) };
	});
}
