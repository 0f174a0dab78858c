import type { Publication, PublishResult, Review } from "../../shared/api/review.ts";
import { type FileWrite, getVersion, readCurrent } from "../content/files/contentFiles.ts";
import { writeFiles } from "../content/files/writeFiles.ts";
import { commitFiles } from "../git/commit.ts";
import { readPublishedFiles } from "../git/git.ts";
import { formatCommitMessage } from "../git/publications.ts";
import { sendCommit } from "../git/push.ts";
import { requireReadyRepository } from "../git/repository.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import { Refusal } from "../refusals/refusal.ts";
import { deleteRestored, writeOnceKept } from "../removals/keptRemovals.ts";
import { refuseAny, type Workspace } from "../workspace/workspace.ts";
import { type FileDiff, revertDiff } from "./changes/fileDiff.ts";
import { groupChanges } from "./changes/groupChanges.ts";
import { keepNewEntries } from "./keepNewEntries.ts";
import { createReview } from "./review.ts";

/**
 * Reverts the last publication by a new one, or an earlier undo whose files are as it left them. What else has
 * been saved in the same files since, such as another setting, stays as it is. An entry that this removes is kept.
 */
export async function undo(workspace: Workspace, commit: string): Promise<PublishResult> {
	const { root } = workspace;
	const parent = requireReadyRepository(root);
	const review = createReview(root);
	const publication = requireUndoable(review, commit);
	const files = revertFiles(root, review, publication);
	const committed = await workspace.save({
		createWrites: () => createWrites(files, "current", "reverted"),
		refuse: (issues) =>
			refuseAny(
				issues,
				`It cannot be undone as things are. ${describeIssues(root, issues).join(" ")}`,
			),
		carryOut: async (writeAll, writes) => {
			const keptIds = keepNewEntries(root, groupChanges(files), writes);
			// The files are written before the commit, so that a full disk stops the undo before anything is committed.
			writeOnceKept(root, keptIds, writeAll);
			try {
				const committedWrites = createWrites(files, "current", "before");
				return await commitFiles(root, committedWrites, formatMessage(publication), parent);
			} catch (error) {
				writeFiles(root, createWrites(files, "reverted", "current"));
				deleteRestored(root);
				throw error;
			}
		},
	});
	const result = await sendCommit(root, publication.isUndo ? "Redone" : "Undone", committed);
	// Last: a record that stays is not listed, and must not make an undo look as if it had failed.
	deleteRestored(root);
	return result;
}

/** A file of a publication that is undone, before and after that, and in its other states; undefined where it does not exist. */
interface RevertedFile extends FileDiff {
	/** As it is now. */
	current: Buffer | undefined;
	/** As it is now, without what was published. */
	reverted: Buffer | undefined;
}

/** Takes a publication out of its files. @throws Refusal where the same has changed since */
function revertFiles(root: string, review: Review, { files, commit }: Publication): RevertedFile[] {
	const filesBefore = readPublishedFiles(root, files, `${commit}^`);
	const publishedFiles = readPublishedFiles(root, files);
	return files.map((path) => {
		const before = filesBefore.get(path);
		const current = readCurrent(root, path);
		const after = publishedFiles.get(path);
		const reverted = revertDiff({ path, before, after }, current);
		if (!reverted) {
			throw createChangedSinceError(review, path);
		}
		return { path, before, after, current, reverted: reverted.bytes };
	});
}

/** Creates writes that bring files from one state to another. */
function createWrites(
	files: readonly RevertedFile[],
	from: "current" | "reverted",
	to: "before" | "current" | "reverted",
): FileWrite[] {
	return files.map((file) => ({
		path: file.path,
		bytes: file[to],
		baseVersion: getVersion(file[from]),
	}));
}

/** Formats the message of the commit that takes a publication back. */
function formatMessage({ isUndo, subject, commit }: Publication): string {
	const undoneSubject = subject.replace(/^(?:Undo|Redo): /, "");
	return isUndo
		? formatCommitMessage(`Redo: ${undoneSubject}`)
		: formatCommitMessage(`Undo: ${undoneSubject}`, commit);
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
