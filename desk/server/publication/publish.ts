import type { Issue } from "../../../content-model/index.ts";
import type { PostRequests } from "../../shared/api/requests.ts";
import type { PublishResult, ReviewedFile } from "../../shared/api/review.ts";
import { type ChangePart, getChangeKey } from "../../shared/changeKey.ts";
import { createPublicationMessage } from "../../shared/publicationMessage.ts";
import { commitFiles } from "../git/commit.ts";
import { formatCommitMessage } from "../git/publications.ts";
import { send } from "../git/push.ts";
import { requireReadyRepository } from "../git/repository.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import { type Change, listMembers } from "./changes.ts";
import { checkWords, findPublicationIssues } from "./checkPublication.ts";
import { listChanges } from "./listChanges.ts";
import { findNeededChanges, listChosenNeeding } from "./neededChanges.ts";
import { summariseChanges } from "./review.ts";
import { readReviewed } from "./reviewedFiles.ts";
import { toReviewedFile } from "./summariseChange.ts";

/** Checks what was chosen, and commits exactly that. Sends it where a remote is set. */
export async function publish(
	root: string,
	{ files, message }: PostRequests["publish"]["body"],
): Promise<PublishResult> {
	const parent = requireReadyRepository(root);
	const changes = listChanges(root);
	const writes = readReviewed(root, changes, files);
	const summaries = summariseChanges(root, changes);
	const contentIssues = await findPublicationIssues(root, writes);
	const { needed, remaining } = await findNeeded(root, changes, files, contentIssues);
	// The needed changes are checked for unknown words too, so that everything is reported at once.
	const allWrites =
		needed.length > 0
			? readReviewed(root, changes, [...files, ...listReviewedFiles(needed)])
			: writes;
	const { issues, words } = await checkWords(root, allWrites);
	if (contentIssues.length + issues.length + words.length > 0) {
		const getTitle = ({ owner: { path }, part }: Change) => {
			const key = getChangeKey({ path, part });
			return summaries.find((other) => getChangeKey(other) === key)?.title ?? path;
		};
		const chosen = changes.filter((change) => isChosen(files, change));
		const solved = contentIssues.filter((issue) => !remaining.includes(issue));
		return {
			issues: [...describeIssues(root, remaining), ...issues],
			words,
			needed: needed.map((change) => ({
				path: change.owner.path,
				part: change.part,
				title: getTitle(change),
				neededBy: listChosenNeeding(change, chosen, solved).map(getTitle),
			})),
			message: "Nothing was published yet. Look at what the checks found.",
			isSent: false,
		};
	}
	requireReadyRepository(root);
	const chosenChanges = summaries.filter((change) => isAmong(files, change));
	const text = message || createPublicationMessage(chosenChanges);
	const commit = commitFiles(root, writes, formatCommitMessage(text), parent);
	return { commit, ...(await send(root, "Published")) };
}

/** Finds the changes that have to be published with those that were chosen, and the issues that remain. */
async function findNeeded(
	root: string,
	changes: readonly Change[],
	files: readonly ReviewedFile[],
	issues: readonly Issue[],
): Promise<{ needed: readonly Change[]; remaining: readonly Issue[] }> {
	const others = changes.filter((change) => !isChosen(files, change));
	return findNeededChanges(others, issues, (added) =>
		findPublicationIssues(
			root,
			readReviewed(root, changes, [...files, ...listReviewedFiles(added)]),
		),
	);
}

function listReviewedFiles(changes: readonly Change[]): ReviewedFile[] {
	return changes.flatMap(listMembers).map(toReviewedFile);
}

function isChosen(files: readonly ReviewedFile[], { owner: { path }, part }: Change): boolean {
	return isAmong(files, { path, part });
}

/** Checks whether a change is among some files by its owner: another part of that file is another change. */
function isAmong(files: readonly ReviewedFile[], change: ChangePart): boolean {
	return files.some((file) => getChangeKey(file) === getChangeKey(change));
}
