import type { Publication, PublishResult, Review } from "../../shared/api/review.ts";
import { getVersion, readCurrent } from "../content/files/contentFiles.ts";
import { writeFiles } from "../content/files/writeFiles.ts";
import { commitFiles } from "../git/commit.ts";
import { readPublishedFiles } from "../git/git.ts";
import { formatCommitMessage } from "../git/publications.ts";
import { sendCommit } from "../git/push.ts";
import { requireReadyRepository } from "../git/repository.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import { Refusal } from "../refusals/refusal.ts";
import { refuseAny, type Workspace } from "../workspace/workspace.ts";
import { revertDiff } from "./changes/fileDiff.ts";
import { createReview } from "./review.ts";

/**
 * Reverts the last publication by a new one, or an earlier undo whose files are as it left them. What else has
 * been saved in the same files since, such as another setting, stays as it is.
 */
export async function undo(workspace: Workspace, commit: string): Promise<PublishResult> {
	const { root } = workspace;
	const parent = requireReadyRepository(root);
	const review = createReview(root);
	const { files, isUndo, subject } = requireUndoable(review, commit);
	const filesBefore = readPublishedFiles(root, files, `${commit}^`);
	const publishedFiles = readPublishedFiles(root, files);
	const undone = files.map((path) => {
		const diff = { path, before: filesBefore.get(path), after: publishedFiles.get(path) };
		const current = readCurrent(root, path);
		const reverted = revertDiff(diff, current);
		if (!reverted) {
			throw createChangedSinceError(review, path);
		}
		return { path, before: diff.before, current, reverted: reverted.bytes };
	});
	const writes = undone.map(({ path, current, reverted }) => ({
		path,
		bytes: reverted,
		base: getVersion(current),
	}));
	const newSubject = `${isUndo ? "Redo" : "Undo"}: ${subject.replace(/^(?:Undo|Redo): /, "")}`;
	const message = formatCommitMessage(newSubject, isUndo ? undefined : commit);
	let committed: Awaited<ReturnType<typeof commitFiles>> = { commit: "" };
	await workspace.save({
		createWrites: () => writes,
		refuse: (issues) =>
			refuseAny(
				issues,
				`It cannot be undone as things are. ${describeIssues(root, issues).join(" ")}`,
			),
		carryOut: async (writeAll) => {
			// The files are written before the commit, so that a full disk stops the undo before anything is committed.
			writeAll();
			try {
				const commitWrites = undone.map(({ path, before, current }) => ({
					path,
					bytes: before,
					base: getVersion(current),
				}));
				committed = await commitFiles(root, commitWrites, message, parent);
			} catch (error) {
				const restored = undone.map(({ path, current, reverted }) => ({
					path,
					bytes: current,
					base: getVersion(reverted),
				}));
				writeFiles(root, restored);
				throw error;
			}
		},
	});
	return sendCommit(root, isUndo ? "Redone" : "Undone", committed);
}

/** Requires a publication that can be undone. @throws Refusal where it cannot be now. */
function requireUndoable({ last, undone }: Review, commit: string): Publication {
	const publication = [last, undone].find((candidate) => candidate?.commit === commit);
	if (!publication) {
		throw new Refusal("changed", "Something was published since. Look at the list again.");
	}
	if (!publication.canUndo) {
		throw new Refusal(
			"blocked",
			"The last publication was not made of content alone. Undo it in the terminal.",
		);
	}
	return publication;
}

/** Creates the error of a file in which what would be undone has changed since. */
function createChangedSinceError({ changes }: Review, path: string): Refusal {
	const change = changes.find(
		(candidate) =>
			candidate.path === path || candidate.included.some((piece) => piece.path === path),
	);
	return new Refusal(
		"blocked",
		`${change?.title ?? path} has changed since that publication, so undoing it would lose that change. Discard the change first, or put right in its form what was wrong, and publish that.`,
	);
}
