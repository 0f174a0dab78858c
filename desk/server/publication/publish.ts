import { z } from "zod";
import type { Issue } from "../../../content-model/index.ts";
import type { PublishResult } from "../../shared/api.ts";
import { createPublicationMessage } from "../../shared/publicationMessage.ts";
import {
	type FileChange,
	getVersion,
	isContentPath,
	isPublishable,
	readCurrent,
	reviewedFile,
} from "../content/contentFiles.ts";
import { readFields } from "../content/fields.ts";
import { addFollowUps } from "../content/followUps.ts";
import { getFileTitle } from "../content/titles.ts";
import { requireBases, writeChanges } from "../content/writeChanges.ts";
import { commitFiles } from "../git/commit.ts";
import { readPublished, readPublishedFiles } from "../git/git.ts";
import { formatCommitMessage } from "../git/publications.ts";
import { send } from "../git/push.ts";
import { findPublishingProblem, findRemote, readHead } from "../git/repository.ts";
import { HttpError } from "../http/httpError.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import type { Workspace } from "../workspace/workspace.ts";
import type { ChangeGroup, Companion } from "./changeGroups.ts";
import { checkPublication, findPublicationIssues } from "./checkPublication.ts";
import { selectParts } from "./fileParts.ts";
import { findNeededChanges } from "./neededChanges.ts";
import { createReview, listChangeGroups } from "./review.ts";

/** The reviewed changes that a person has chosen. */
export const publicationSchema = z.object({
	changes: z.array(reviewedFile).min(1),
	message: z.string().trim().max(500),
});

type ReviewedFiles = z.infer<typeof publicationSchema>["changes"];

/** @throws HttpError where a reviewed file has changed since, or is none that the desk publishes. */
function requireReviewed(root: string, changes: ReviewedFiles): void {
	for (const { path, version } of changes) {
		if (!isPublishable(path)) {
			throw new HttpError(403, `${path} is not a file of the content, and is not published.`);
		}
		if (getVersion(readCurrent(root, path)) !== version) {
			throw new HttpError(
				409,
				"Something was saved since you reviewed it. Nothing was published: look at the list again.",
			);
		}
	}
}

/**
 * Reads the chosen changes, byte for byte as they were reviewed; of a list whose entries belong to several
 * changes, those that were chosen.
 * @param groups all changes
 * @throws HttpError where one has changed since.
 */
function readReviewed(
	root: string,
	groups: readonly ChangeGroup[],
	changes: ReviewedFiles,
): FileChange[] {
	requireReviewed(root, changes);
	const companions = groups.flatMap((group) => group.companions);
	const paths = [...new Set(changes.map(({ path }) => path))];
	const published = readPublishedFiles(root, paths);
	return paths.map((path) => {
		const chosen = changes.filter((change) => change.path === path);
		const chosenParts = chosen.flatMap(({ part = [] }) => part);
		const claimedParts = companions.flatMap(({ file, part = [] }) =>
			file.path === path ? part : [],
		);
		const after = readCurrent(root, path);
		const bytes = selectParts(
			{ path, before: published.get(path), after },
			[...new Set([...claimedParts, ...chosenParts])],
			chosenParts,
			chosen.some(({ part }) => part === undefined),
		);
		return { path, bytes, base: getVersion(after) };
	});
}

/** Checks what was chosen, and commits exactly that. Sends it where a remote is set. */
export async function publish(
	root: string,
	{ changes, message }: z.infer<typeof publicationSchema>,
): Promise<PublishResult> {
	const parent = requireReadyRepository(root);
	const groups = listChangeGroups(root);
	const reviewed = readReviewed(root, groups, changes);
	const review = createReview(root);
	// A file without a part is a change itself; a part of one belongs to the change of another file.
	const described = review.changes.filter(({ path }) =>
		changes.some((chosen) => chosen.path === path && chosen.part === undefined),
	);
	const { contentIssues, issues, words } = await checkPublication(root, reviewed);
	if (contentIssues.length + issues.length + words.length > 0) {
		const titles = new Map(review.changes.map(({ path, title }) => [path, title]));
		const { needed, remaining } = await findNeeded(root, groups, changes, contentIssues);
		return {
			issues: [...describeInFiles(root, remaining), ...issues],
			words,
			needed: needed.map((path) => ({ path, title: titles.get(path) ?? path })),
			message: "Nothing was published yet. Look at what the checks found.",
			isSent: false,
		};
	}
	requireReadyRepository(root);
	const text = message || createPublicationMessage(described);
	const commit = commitFiles(root, reviewed, formatCommitMessage(text), parent);
	const sent = await send(root, "Published");
	return { commit, isSent: sent.isSent, message: `${sent.message}${formatSampleNote(root)}` };
}

/** The paths of the changes that have to be published with those that were chosen, and the issues that remain. */
async function findNeeded(
	root: string,
	groups: readonly ChangeGroup[],
	chosen: ReviewedFiles,
	issues: readonly Issue[],
): Promise<{ needed: string[]; remaining: readonly Issue[] }> {
	const isChosen = ({ owner }: ChangeGroup) =>
		chosen.some(({ path, part }) => path === owner.path && part === undefined);
	const others = groups.filter((group) => !isChosen(group));
	const { needed, remaining } = await findNeededChanges(others, issues, (added) => {
		const reviewed = [...chosen, ...added.flatMap(listReviewed)];
		return findPublicationIssues(root, readReviewed(root, groups, reviewed));
	});
	return { needed: needed.map(({ owner }) => owner.path), remaining };
}

/** The files of a change, as if a person had reviewed them now. */
function listReviewed({ owner, companions }: ChangeGroup): z.infer<typeof reviewedFile>[] {
	return [{ file: owner }, ...companions].map(({ file, ...rest }) => ({
		...rest,
		path: file.path,
		version: getVersion(file.after),
	}));
}

/** Projects whose owners have been warned: once while the desk runs is enough. */
const warned = new Set<string>();

/** Warns of what the tests on the Git host refuse while the site is marked as a sample. */
function formatSampleNote(root: string): string {
	const { sample } = readFields(root, "content/site.yaml");
	if (sample !== true || warned.has(root) || !findRemote(root)) {
		return "";
	}
	warned.add(root);
	return " Untick Sample content in Site before you go live: until then your Git host refuses changed words and prices.";
}

/** Reverts the last publication by a new one, or an earlier undo whose files are as it left them. */
export async function undo(workspace: Workspace, commit: string): Promise<PublishResult> {
	const { root } = workspace;
	const parent = requireReadyRepository(root);
	const { last, undone, changes: unpublished } = createReview(root);
	const publication = [last, undone].find((each) => each?.commit === commit);
	if (!publication) {
		throw new HttpError(409, "Something was published since. Look at the list again.");
	}
	const { isUndo, canUndo } = publication;
	if (!canUndo) {
		throw new HttpError(
			409,
			"The last publication was not made of content alone. Undo it in the terminal.",
		);
	}
	const { files } = publication;
	const changedAgain = unpublished.find(({ path, companions }) =>
		[path, ...companions.map((companion) => companion.path)].some((each) => files.includes(each)),
	);
	if (changedAgain) {
		throw new HttpError(
			409,
			`${changedAgain.title} has changed since. Publish or discard that change first, then undo.`,
		);
	}
	const before = readPublishedFiles(root, files, `${commit}^`);
	const changes = files.map((path) => ({
		path,
		bytes: before.get(path),
		base: getVersion(readCurrent(root, path)),
	}));
	const issues = await workspace.findNewIssues(changes.filter(({ path }) => isContentPath(path)));
	if (issues.length > 0) {
		const sentences = describeInFiles(root, issues).join(" ");
		throw new HttpError(422, `It cannot be undone as things are. ${sentences}`);
	}
	requireBases(root, changes);
	const subject = `${isUndo ? "Redo" : "Undo"}: ${publication.subject.replace(/^(?:Undo|Redo): /, "")}`;
	const message = formatCommitMessage(subject, isUndo ? undefined : commit);
	const undoCommit = commitFiles(root, changes, message, parent);
	writeChanges(root, changes);
	workspace.refreshPreview();
	return { commit: undoCommit, ...(await send(root, isUndo ? "Redone" : "Undone")) };
}

/** Discards a saved change: the file is restored as last published. */
export async function discard(
	workspace: Workspace,
	{ path, version }: { path: string; version: string },
): Promise<void> {
	const { root } = workspace;
	requireReviewed(root, [{ path, version }]);
	const groups = listChangeGroups(root);
	const group = groups.find(({ owner }) => owner.path === path);
	const before = group
		? listRestored(group, groups)
		: [{ path, bytes: readPublished(root, path), base: version }];
	const changes = isContentPath(path) ? addFollowUps(root, before) : before;
	const issues = await workspace.findNewIssues(changes.filter((each) => isContentPath(each.path)));
	if (issues.length > 0) {
		const sentences = describeInFiles(root, issues).join(" ");
		throw new HttpError(
			422,
			`It cannot be discarded by itself: ${sentences} Discard or change that first.`,
		);
	}
	writeChanges(root, changes);
	workspace.refreshPreview();
}

/** The files of a change as they were before it, and as the other changes have left them. */
function listRestored(group: ChangeGroup, groups: readonly ChangeGroup[]): FileChange[] {
	const members: Companion[] = [{ file: group.owner }, ...group.companions];
	const files = [...new Map(members.map(({ file }) => [file.path, file])).values()];
	return files.map((file) => {
		const getParts = (companions: readonly Companion[]) =>
			companions.flatMap(({ file: other, part = [] }) => (other.path === file.path ? part : []));
		const claimed = groups.flatMap(({ companions }) => getParts(companions));
		const discardedParts = getParts(members);
		const isRestDiscarded = members.some(
			({ file: other, part }) => other.path === file.path && part === undefined,
		);
		const keptParts = claimed.filter((part) => !discardedParts.includes(part));
		const bytes =
			isRestDiscarded && claimed.length === 0
				? file.before
				: selectParts(file, claimed, keptParts, !isRestDiscarded);
		return { path: file.path, bytes, base: getVersion(file.after) };
	});
}

/** Issues elsewhere, by the titles of the files. */
function describeInFiles(root: string, issues: readonly Issue[]): string[] {
	return describeIssues(issues, (path) => getFileTitle(root, path));
}

/** @returns the commit that a publication follows. @throws HttpError where it could be lost */
function requireReadyRepository(root: string): string {
	const head = readHead(root);
	const problem = findPublishingProblem(root, head);
	if (!head || problem) {
		throw new HttpError(409, String(problem));
	}
	return head.commit;
}
