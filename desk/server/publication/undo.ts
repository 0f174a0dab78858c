import type { Publication, PublishResult, Review } from "../../shared/api.ts";
import { getVersion, isContentPath, readCurrent } from "../content/contentFiles.ts";
import { writeFiles } from "../content/writeFiles.ts";
import { commitFiles } from "../git/commit.ts";
import { readPublishedFiles } from "../git/git.ts";
import { formatCommitMessage } from "../git/publications.ts";
import { send } from "../git/push.ts";
import { requireReadyRepository } from "../git/repository.ts";
import { HttpError } from "../http/httpError.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { createReview } from "./review.ts";

/** Reverts the last publication by a new one, or an earlier undo whose files are as it left them. */
export async function undo(workspace: Workspace, commit: string): Promise<PublishResult> {
	const { root } = workspace;
	const parent = requireReadyRepository(root);
	const { files, isUndo, subject } = requireUndoable(createReview(root), commit);
	const before = readPublishedFiles(root, files, `${commit}^`);
	const undone = files.map((path) => ({
		path,
		before: before.get(path),
		after: readCurrent(root, path),
	}));
	const writes = undone.map(({ path, before, after }) => ({
		path,
		bytes: before,
		base: getVersion(after),
	}));
	const issues = await workspace.findNewIssues(writes.filter(({ path }) => isContentPath(path)));
	if (issues.length > 0) {
		const sentences = describeIssues(root, issues).join(" ");
		throw new HttpError(422, `It cannot be undone as things are. ${sentences}`);
	}
	const newSubject = `${isUndo ? "Redo" : "Undo"}: ${subject.replace(/^(?:Undo|Redo): /, "")}`;
	const message = formatCommitMessage(newSubject, isUndo ? undefined : commit);
	// Written first: a disk that is full is found out before anything is committed.
	writeFiles(root, writes);
	let undoCommit: string;
	try {
		undoCommit = commitFiles(root, writes, message, parent);
	} catch (error) {
		const restored = undone.map(({ path, before, after }) => ({
			path,
			bytes: after,
			base: getVersion(before),
		}));
		writeFiles(root, restored);
		throw error;
	}
	await workspace.refreshPreview();
	return { commit: undoCommit, ...(await send(root, isUndo ? "Redone" : "Undone")) };
}

/** Requires a publication that can be undone. @throws HttpError where it cannot be now. */
function requireUndoable({ last, undone, changes }: Review, commit: string): Publication {
	const publication = [last, undone].find((candidate) => candidate?.commit === commit);
	if (!publication) {
		throw new HttpError(409, "Something was published since. Look at the list again.");
	}
	const { files, canUndo } = publication;
	if (!canUndo) {
		throw new HttpError(
			409,
			"The last publication was not made of content alone. Undo it in the terminal.",
		);
	}
	const changeSince = changes.find(({ path, companions }) =>
		[path, ...companions.map((companion) => companion.path)].some((file) => files.includes(file)),
	);
	if (changeSince) {
		throw new HttpError(
			409,
			`${changeSince.title} has changed since. Publish or discard that change first, then undo.`,
		);
	}
	return publication;
}
