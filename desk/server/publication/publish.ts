import type { Issue } from "../../../content-model/index.ts";
import type { PostRequests } from "../../shared/api/requests.ts";
import type { ChangeSummary, PublishResult, ReviewedPiece } from "../../shared/api/review.ts";
import { getPieceKey, type Piece } from "../../shared/piece.ts";
import { createPublicationMessage } from "../../shared/publicationMessage.ts";
import type { FileWrite } from "../content/files/contentFiles.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { type Change, listPieces } from "./changes/change.ts";
import { readChanges } from "./changes/readChanges.ts";
import { readReviewed, toReviewedPiece } from "./changes/reviewedPieces.ts";
import {
	checkPublication,
	checkWords,
	findPublicationIssues,
	type PublicationCheck,
} from "./checks/checkPublication.ts";
import { findNeededChanges, listChosenNeeding } from "./checks/neededChanges.ts";
import { type Committed, commitWrites } from "./commitWrites.ts";
import { summariseChanges } from "./descriptions/summariseChanges.ts";
import { formatCommitMessage } from "./publications.ts";
import { requireReadyRepository } from "./readyRepository.ts";
import { sendCommit } from "./send.ts";

/** What was chosen, and what is written about it. */
type PublicationRequest = PostRequests["publish"]["body"];

/** Checks what was chosen, and commits exactly that. Sends it where a remote is set, which nobody's save waits for. */
export async function publish(
	workspace: Workspace,
	request: PublicationRequest,
): Promise<PublishResult> {
	// In turn: another tab may discard what is being checked.
	const { root } = workspace;
	const { committed, failed } = await workspace.runExclusive(() => commitChosen(root, request));
	return committed ? sendCommit(root, "Published", committed) : failed;
}

/** Checks what was chosen, and commits exactly that. */
async function commitChosen(
	root: string,
	{ pieces: chosenPieces, message }: PublicationRequest,
): Promise<
	{ committed: Committed; failed?: undefined } | { committed?: undefined; failed: PublishResult }
> {
	const head = requireReadyRepository(root);
	const changes = readChanges(root, head);
	const writes = readReviewed(root, changes, chosenPieces);
	const summaries = summariseChanges(root, changes);
	const failedChecks = await checkChosen(root, changes, chosenPieces, writes);
	if (failedChecks) {
		const chosen = changes.filter((change) => isChosen(chosenPieces, change));
		return { failed: createFailedResult(root, failedChecks, chosen, summaries) };
	}
	const chosenSummaries = summaries.filter((summary) => isChosen(chosenPieces, summary));
	const text = message || createPublicationMessage(chosenSummaries);
	return { committed: await commitWrites(root, writes, formatCommitMessage(text), head) };
}

/** What is in the way of a publication. */
interface FailedChecks extends PublicationCheck {
	/** The changes that have to be published with those that were chosen. */
	needed: readonly Change[];
	/** The issues that remain with them. */
	remaining: readonly Issue[];
}

/** Checks what was chosen. @returns undefined if nothing is in its way */
async function checkChosen(
	root: string,
	changes: readonly Change[],
	chosenPieces: readonly ReviewedPiece[],
	writes: readonly FileWrite[],
): Promise<FailedChecks | undefined> {
	const readWith = (added: readonly Change[]) =>
		readReviewed(root, changes, [...chosenPieces, ...listReviewedPieces(added)]);
	const check = await checkPublication(root, writes);
	const { contentIssues } = check;
	const others = changes.filter((change) => !isChosen(chosenPieces, change));
	const { needed, remaining } = await findNeededChanges(others, contentIssues, (added) =>
		findPublicationIssues(root, readWith(added)),
	);
	// The needed changes are checked for unknown words too, so that everything is reported at once.
	const { issues, prose, words } =
		needed.length > 0 ? await checkWords(root, readWith(needed)) : check;
	return contentIssues.length + issues.length + prose.length + words.length > 0
		? { contentIssues, needed, remaining, issues, prose, words }
		: undefined;
}

/** Creates the result of a publication whose checks have failed. @param chosen the changes that were to be */
function createFailedResult(
	root: string,
	{ contentIssues, needed, remaining, issues, prose, words }: FailedChecks,
	chosen: readonly Change[],
	summaries: readonly ChangeSummary[],
): PublishResult {
	const getTitle = (change: Change) => {
		const key = getPieceKey(change);
		return summaries.find((summary) => getPieceKey(summary) === key)?.title ?? change.path;
	};
	const solved = contentIssues.filter((issue) => !remaining.includes(issue));
	return {
		issues: [...describeIssues(root, remaining), ...issues],
		prose,
		words,
		needed: needed.map((change) => ({
			path: change.path,
			part: change.part,
			title: getTitle(change),
			neededBy: listChosenNeeding(change, chosen, solved).map(getTitle),
		})),
		message: "Nothing was published yet. Look at what the checks found.",
		isComplete: false,
	};
}

function listReviewedPieces(changes: readonly Change[]): ReviewedPiece[] {
	return changes.flatMap(listPieces).map(toReviewedPiece);
}

/** Checks whether a change is among those that were chosen, by the piece that gives it its name. */
function isChosen(chosenPieces: readonly ReviewedPiece[], change: Piece): boolean {
	return chosenPieces.some((piece) => getPieceKey(piece) === getPieceKey(change));
}
