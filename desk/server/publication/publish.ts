import { z } from "zod";
import type { Issue } from "../../../content-model/index.ts";
import type { PublishResult, ReviewedFile } from "../../shared/api.ts";
import { type ChangePart, getChangeKey } from "../../shared/changeKey.ts";
import { createPublicationMessage } from "../../shared/publicationMessage.ts";
import { reviewedFileSchema } from "../content/contentFiles.ts";
import { commitFiles } from "../git/commit.ts";
import { formatCommitMessage } from "../git/publications.ts";
import { send } from "../git/push.ts";
import { requireReadyRepository } from "../git/repository.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import { type Change, listMembers } from "./changes.ts";
import { checkPublication, findPublicationIssues } from "./checkPublication.ts";
import { listChanges } from "./listChanges.ts";
import { findNeededChanges } from "./neededChanges.ts";
import { summariseChanges } from "./review.ts";
import { readReviewed } from "./reviewedFiles.ts";
import { toReviewedFile } from "./summariseChange.ts";

/** The reviewed files of the changes that a person has chosen. */
export const publicationSchema = z.object({
	files: z.array(reviewedFileSchema).min(1),
	message: z.string().trim().max(500),
});

/** Checks what was chosen, and commits exactly that. Sends it where a remote is set. */
export async function publish(
	root: string,
	{ files, message }: z.infer<typeof publicationSchema>,
): Promise<PublishResult> {
	const parent = requireReadyRepository(root);
	const changes = listChanges(root);
	const writes = readReviewed(root, changes, files);
	const summaries = summariseChanges(root, changes);
	const { contentIssues, issues, words } = await checkPublication(root, writes);
	if (contentIssues.length + issues.length + words.length > 0) {
		const getTitle = (change: ChangePart) =>
			summaries.find((other) => getChangeKey(other) === getChangeKey(change))?.title;
		const { needed, remaining } = await findNeeded(root, changes, files, contentIssues);
		return {
			issues: [...describeIssues(root, remaining), ...issues],
			words,
			needed: needed.map(({ owner: { path }, part }) => {
				const change = { path, part };
				return { ...change, title: getTitle(change) ?? path };
			}),
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
	const others = changes.filter(({ owner: { path }, part }) => !isAmong(files, { path, part }));
	return findNeededChanges(others, issues, (added) => {
		const addedFiles = added.flatMap(listMembers).map(toReviewedFile);
		return findPublicationIssues(root, readReviewed(root, changes, [...files, ...addedFiles]));
	});
}

/** Checks whether a change is among some files by its owner: another part of that file is another change. */
function isAmong(files: readonly ReviewedFile[], change: ChangePart): boolean {
	return files.some((file) => getChangeKey(file) === getChangeKey(change));
}
