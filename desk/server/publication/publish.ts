import { z } from "zod";
import type { Issue } from "../../../content-model/index.ts";
import type { PublishResult, ReviewedFile } from "../../shared/api.ts";
import { createPublicationMessage } from "../../shared/publicationMessage.ts";
import { reviewedFileSchema } from "../content/contentFiles.ts";
import { commitFiles } from "../git/commit.ts";
import { formatCommitMessage } from "../git/publications.ts";
import { send } from "../git/push.ts";
import { requireReadyRepository } from "../git/repository.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import type { Change } from "./changes.ts";
import { checkPublication, findPublicationIssues } from "./checkPublication.ts";
import { toReviewedFile } from "./describeChange.ts";
import { listChanges } from "./listChanges.ts";
import { findNeededChanges } from "./neededChanges.ts";
import { createReview } from "./review.ts";
import { readReviewed } from "./reviewedFiles.ts";

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
	const review = createReview(root);
	const { contentIssues, issues, words } = await checkPublication(root, writes);
	if (contentIssues.length + issues.length + words.length > 0) {
		const titles = new Map(review.changes.map(({ path, title }) => [path, title]));
		const { needed, remaining } = await findNeeded(root, changes, files, contentIssues);
		return {
			issues: [...describeIssues(root, remaining), ...issues],
			words,
			needed: needed.map(({ owner: { path } }) => ({ path, title: titles.get(path) ?? path })),
			message: "Nothing was published yet. Look at what the checks found.",
			isSent: false,
		};
	}
	requireReadyRepository(root);
	const chosenChanges = review.changes.filter(({ path }) => isOwnerAmong(files, path));
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
	const others = changes.filter(({ owner }) => !isOwnerAmong(files, owner.path));
	return findNeededChanges(others, issues, (added) => {
		const addedFiles = added.flatMap(({ owner, companions }) =>
			[{ file: owner }, ...companions].map(toReviewedFile),
		);
		return findPublicationIssues(root, readReviewed(root, changes, [...files, ...addedFiles]));
	});
}

/** Checks whether a file is among some as the owner of a change: a part belongs to the change of another file. */
function isOwnerAmong(files: readonly ReviewedFile[], path: string): boolean {
	return files.some((file) => file.path === path && file.part === undefined);
}
