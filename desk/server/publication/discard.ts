import type { ReviewedFile } from "../../shared/api/review.ts";
import { type FileWrite, getVersion, isContentPath } from "../content/contentFiles.ts";
import { addDependentWrites } from "../content/dependentWrites.ts";
import { writeFiles } from "../content/writeFiles.ts";
import { readPublished } from "../git/git.ts";
import { HttpError } from "../http/httpError.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { type Change, listMembers, listSeparateParts } from "./changes.ts";
import { applyParts } from "./fileDiff.ts";
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
	const ownMembers = listMembers(change);
	const files = [...new Map(ownMembers.map(({ file }) => [file.path, file])).values()];
	return files.map((file) => {
		const separateParts = listSeparateParts(changes, file.path);
		const discardedParts = listSeparateParts([change], file.path);
		const isRestDiscarded = ownMembers.some(
			({ file: other, part }) => other.path === file.path && part === undefined,
		);
		const bytes =
			isRestDiscarded && separateParts.length === 0
				? file.before
				: applyParts(file, {
						separateParts,
						selectedParts: separateParts.filter((part) => !discardedParts.includes(part)),
						isRestSelected: !isRestDiscarded,
					});
		return { path: file.path, bytes, base: getVersion(file.after) };
	});
}
