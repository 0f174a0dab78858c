import { z } from "zod";
import type { PublishResult } from "../api.ts";
import { createPublicationMessage } from "../publicationMessage.ts";
import { checkPublication } from "./checks.ts";
import { commitFiles } from "./commit.ts";
import {
	type FileChange,
	getVersion,
	isContentPath,
	isFieldsPath,
	isPublishable,
	readCurrent,
	seenFile,
} from "./contentFiles.ts";
import { describeIssue } from "./describeIssue.ts";
import { readFields } from "./entries.ts";
import { addFollowUps } from "./followUps.ts";
import { findPublishingProblem, listFilesOfCommit, readPublished, runGit } from "./git.ts";
import { HttpError } from "./httpError.ts";
import { send } from "./push.ts";
import { createReview } from "./review.ts";
import type { Workspace } from "./workspace.ts";
import { requireBases, writeChanges } from "./writeChanges.ts";

/** The reviewed changes that a person has chosen. */
export const publicationSchema = z.object({
	changes: z.array(seenFile).min(1),
	message: z.string().trim().max(500),
});

/** The chosen changes, byte for byte as they were reviewed. @throws HttpError where one has changed since. */
function readReviewed(
	root: string,
	changes: readonly { path: string; version: string }[],
): FileChange[] {
	return changes.map(({ path, version }) => {
		if (!isPublishable(path)) {
			throw new HttpError(403, `${path} is not a file of the content, and is not published.`);
		}
		const bytes = readCurrent(root, path);
		if (getVersion(bytes) !== version) {
			throw new HttpError(
				409,
				"Something was saved since you reviewed it. Nothing was published: look at the list again.",
			);
		}
		return { path, bytes, base: version };
	});
}

/** Checks what was chosen, and commits exactly that. Sends it where a remote is set. */
export async function publish(
	root: string,
	{ changes, message }: z.infer<typeof publicationSchema>,
): Promise<PublishResult> {
	requireReadyRepository(root);
	const parent = runGit(root, "rev-parse", "HEAD").trim();
	const reviewed = readReviewed(root, changes);
	const described = createReview(root).changes.filter(({ path }) =>
		changes.some((chosen) => chosen.path === path),
	);
	const checkResult = await checkPublication(root, reviewed);
	if (checkResult.issues.length > 0 || checkResult.words.length > 0) {
		return {
			...checkResult,
			message: "Nothing was published yet. Look at what the checks found.",
			isSent: false,
		};
	}
	requireReadyRepository(root);
	const text = message || createPublicationMessage(described);
	const commit = commitFiles(root, reviewed, text, parent);
	const sent = await send(root, "Published");
	return { commit, isSent: sent.isSent, message: `${sent.message}${formatSampleNote(root)}` };
}

/** Warns of what the tests on the Git host would refuse while the sample is marked as one. */
function formatSampleNote(root: string): string {
	const { sample } = readFields(root, "content/site.yaml");
	return sample === true
		? " The site still says that it is the sample: untick Sample content in Site once the content is yours, or the tests on your Git host hold it to the sample’s own words and prices."
		: "";
}

/** Reverts the last publication by a new one. */
export async function undo(workspace: Workspace, commit: string): Promise<PublishResult> {
	const { root } = workspace;
	requireReadyRepository(root);
	const { last } = createReview(root);
	if (last?.commit !== commit) {
		throw new HttpError(409, "Something was published since. Look at the list again.");
	}
	if (!last.canUndo) {
		throw new HttpError(
			409,
			"The last publication was not made of content alone. Undo it in the terminal.",
		);
	}
	const paths = listFilesOfCommit(root, commit);
	const changedAgain = createReview(root).changes.find(({ path, companions }) =>
		[path, ...companions.map((companion) => companion.path)].some((each) => paths.includes(each)),
	);
	if (changedAgain) {
		throw new HttpError(
			409,
			`${changedAgain.title} has changed since. Publish or discard that change first, then undo.`,
		);
	}
	const changes = paths.map((path) => ({
		path,
		bytes: readPublished(root, path, `${commit}^`),
		base: getVersion(readCurrent(root, path)),
	}));
	const issues = await workspace.findNewIssues(changes.filter(({ path }) => isContentPath(path)));
	if (issues.length > 0) {
		throw new HttpError(
			422,
			`It cannot be undone as things are. ${issues.map((issue) => describeIssue(issue, issue.file)).join(" ")}`,
		);
	}
	requireBases(root, changes);
	const undoCommit = commitFiles(root, changes, `Undo: ${last.subject}`, commit);
	writeChanges(root, changes);
	workspace.refreshPreview();
	return { commit: undoCommit, ...(await send(root, "Undone")) };
}

/** Discards a saved change: the file is restored as last published. */
export async function discard(
	workspace: Workspace,
	{ path, version }: { path: string; version: string },
): Promise<void> {
	const { root } = workspace;
	readReviewed(root, [{ path, version }]);
	const { companions = [] } =
		createReview(root).changes.find((reviewed) => reviewed.path === path) ?? {};
	// The destination of an event follows by itself; its file also holds other events.
	const paths = [
		path,
		...companions.map((each) => each.path).filter((each) => !isFieldsPath(each)),
	];
	const before = paths.map((each) => ({
		path: each,
		bytes: readPublished(root, each),
		base: each === path ? version : getVersion(readCurrent(root, each)),
	}));
	const changes = isContentPath(path) ? addFollowUps(root, before) : before;
	const issues = await workspace.findNewIssues(changes.filter((each) => isContentPath(each.path)));
	if (issues.length > 0) {
		throw new HttpError(
			422,
			`It cannot be discarded by itself: ${issues.map((issue) => describeIssue(issue, issue.file)).join(" ")} Discard or change that first.`,
		);
	}
	writeChanges(root, changes);
	workspace.refreshPreview();
}

function requireReadyRepository(root: string): void {
	const problem = findPublishingProblem(root);
	if (problem) {
		throw new HttpError(409, problem);
	}
}
