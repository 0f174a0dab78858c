import { isDeepStrictEqual } from "node:util";
import type { Issue } from "../../../content-model/index.ts";
import type { ContentWritten } from "../../shared/api/entries.ts";
import type { ChangeSummary, Publication, PublishResult } from "../../shared/api/review.ts";
import { getPieceKey, type Piece } from "../../shared/piece.ts";
import { type FileWrite, getVersion, readCurrent } from "../content/files/contentFiles.ts";
import { writeFiles } from "../content/files/writeFiles.ts";
import { readCommitted } from "../git/git.ts";
import type { Head } from "../git/repository.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import { Refusal } from "../refusals/refusal.ts";
import { deleteRestored, writeOnceInTrash } from "../removals/trash.ts";
import { refuseIssues, type Workspace } from "../workspace/workspace.ts";
import { type FileDiff, listPiecesChangedAgain, revertDiff } from "./changes/fileDiff.ts";
import { groupChanges } from "./changes/groupChanges.ts";
import { readChanges } from "./changes/readChanges.ts";
import { findPublicationIssues } from "./checks/checkPublication.ts";
import { commitWrites } from "./commitWrites.ts";
import { summariseChanges } from "./descriptions/summariseChanges.ts";
import { findPublications, formatCommitMessage } from "./publications.ts";
import { requireReadyRepository } from "./readyRepository.ts";
import { selectRedoable } from "./redoable.ts";
import { sendCommit } from "./send.ts";
import { trashNewEntries } from "./trashNewEntries.ts";

/**
 * Reverts the last publication by a new one, or an earlier undo. What else has been saved or published in the same files
 * since, such as another setting, stays as it is. An entry that this removes goes to the trash.
 */
export async function undo(
	workspace: Workspace,
	commit: string,
): Promise<PublishResult & ContentWritten> {
	const { action, committed, written } = await workspace.runExclusive(() =>
		commitUndo(workspace, commit),
	);
	return { ...(await sendCommit(workspace.root, action, committed)), written };
}

/**
 * Reverts a publication in the saved files and by a commit.
 * @returns the commit, the files that were written, and the word for what was done: Undone or Redone
 * @throws Refusal or WriteError where nothing was reverted
 */
async function commitUndo(workspace: Workspace, commit: string) {
	const { root } = workspace;
	const head = requireReadyRepository(root);
	const publication = requireUndoable(root, head, commit);
	const files = revertFiles(root, head, publication);
	// The others are saved already as they are to be.
	const changedFiles = files.filter(
		({ current, reverted }) => !isDeepStrictEqual(current, reverted),
	);
	const refuse = (issues: readonly Issue[]) =>
		refuseIssues(
			issues,
			`It cannot be ${publication.isUndo ? "redone" : "undone"} as things are. ${describeIssues(root, issues).join(" ")}`,
		);
	const committedWrites = createStateWrites(files, "current", "before");
	// What an earlier undo took away was checked with other content than there is by now.
	const refusal = publication.isUndo && refuse(await findPublicationIssues(root, committedWrites));
	if (refusal) {
		throw refusal;
	}
	const { result: committed, written } = await workspace.save({
		createWrites: () => createStateWrites(changedFiles, "current", "reverted"),
		refuse,
		carryOut: async (writeAll, writes) => {
			const trashIds = trashNewEntries(root, groupChanges(changedFiles), writes);
			// The files are written before the commit, so that a full disk stops the undo before anything is committed.
			writeOnceInTrash(root, trashIds, writeAll);
			try {
				return await commitWrites(root, committedWrites, formatMessage(publication), head);
			} catch (error) {
				writeFiles(root, createStateWrites(changedFiles, "reverted", "current"));
				deleteRestored(root);
				throw error;
			}
		},
	});
	deleteRestored(root);
	return { action: publication.isUndo ? "Redone" : "Undone", committed, written };
}

/** A file of a publication that is undone, with its states; undefined where it does not exist. */
interface RevertedFile extends FileDiff {
	/** As it is published now. */
	after: Buffer | undefined;
	/** As it is published now, without what was published. */
	before: Buffer | undefined;
	/** As it is saved now. */
	current: Buffer | undefined;
	/** As it is saved now, without what was published. */
	reverted: Buffer | undefined;
}

/** Takes a publication out of its files. @throws Refusal where the same has changed since */
function revertFiles(root: string, head: Head, publication: Publication): RevertedFile[] {
	const { files, commit } = publication;
	const commits = [`${commit}^`, commit, head.commit];
	const [filesBefore, filesAfter, filesNow] = readCommitted(root, files, commits);
	return files.map((path) => {
		const published = { path, before: filesBefore?.get(path), after: filesAfter?.get(path) };
		const [after, current] = [filesNow?.get(path), readCurrent(root, path)];
		const republished = revertDiff(published, after);
		const reverted = revertDiff(published, current);
		if (!republished || !reverted) {
			const changedAgain = listPiecesChangedAgain(published, current);
			const changes = summariseChanges(root, readChanges(root, head));
			throw createChangedSinceError(changes, publication, changedAgain[0] ?? { path });
		}
		return { path, before: republished.bytes, after, current, reverted: reverted.bytes };
	});
}

/** Creates writes that bring files from one state to another. */
function createStateWrites(
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
function formatMessage(publication: Publication): string {
	const subject = publication.subject.replace(/^(?:Undo|Redo): /, "");
	return formatCommitMessage(`${publication.isUndo ? "Redo" : "Undo"}: ${subject}`, publication);
}

/** Requires a publication that can be undone. @throws Refusal where it cannot be now. */
function requireUndoable(root: string, head: Head, commit: string): Publication {
	const { last, undone } = findPublications(root, head.commit);
	const isNamed = (publication: Publication) => publication.commit === commit;
	const publication =
		last && isNamed(last) ? last : selectRedoable(root, undone.filter(isNamed))[0];
	if (!publication) {
		throw new Refusal("changed", "Something was published since. Look at the list again.");
	}
	if (!publication.canUndo) {
		throw new Refusal(
			"blocked",
			"The last publication changed more than content. Undo it in the terminal.",
		);
	}
	return publication;
}

/** Creates the error of a piece that has changed since it was published, or since that was undone. */
function createChangedSinceError(
	changes: readonly ChangeSummary[],
	{ isUndo }: Publication,
	piece: Piece,
): Refusal {
	const isOf = (key: string) => (change: ChangeSummary) =>
		[change, ...change.included].some((other) => getPieceKey(other) === key);
	// A part that cannot go alone is in the rest of its file.
	const change = changes.find(isOf(getPieceKey(piece))) ?? changes.find(isOf(piece.path));
	return new Refusal(
		"blocked",
		`${change?.title ?? piece.path} has changed since that ${isUndo ? "Undo, so Redo" : "publication, so Undo"} would lose that change. Discard the change first, or correct it in its form and publish that.`,
	);
}
