import type { ChangeSummary, Findings, PublishResult, Review } from "../../shared/api/review.ts";
import { isSpelling } from "../../shared/publicationMessage.ts";
import { describeRestoration } from "../describeRestoration.ts";
import { get, isUnreachable, post, RequestError } from "../request.ts";
import {
	forgetPublicationMessage,
	forgetPublishRequest,
	getPublicationMessage,
	storePublishRequest,
} from "./nextPublication.ts";
import { listSelectedPieces, toReviewedPieces } from "./selection.ts";
import type { ReviewList } from "./useReviewList.ts";
import { type Outcome, type RunTask, type Task, updateFindings } from "./useTask.ts";

/** Creates what a person can do with the changes, each as a task. */
export function createReviewActions({
	list,
	message,
	setMessage,
	runTask,
}: {
	list: ReviewList;
	/** What the person has written about the publication. */
	message: string | undefined;
	setMessage: (message: string | undefined) => void;
	runTask: RunTask;
}) {
	const { review, selection, publishable, show, select } = list;
	// Where the changes cannot be read, those that are shown stay.
	const showChanges = () => get("review", {}).then(show, () => {});
	const runAndShowChanges = (name: Task, work: () => Promise<Outcome>) =>
		runTask(name, work, showChanges);
	/** Says how it ended: a publication that the Git host refused is not sent, whatever else went well. */
	const toOutcome = (result: PublishResult, remote = review?.remote): Outcome => ({
		tone: result.isSent || !remote ? "good" : "bad",
		message: result.message,
	});
	/** Takes in what became of a publication. @param published the message that went with it */
	const followPublication = (
		result: PublishResult,
		published: string | undefined,
		remote = review?.remote,
	): Outcome => {
		if (result.commit) {
			forgetPublicationMessage(published);
			setMessage(getPublicationMessage());
			updateFindings(() => undefined);
			return toOutcome(result, remote);
		}
		const { issues = [], words = [], needed = [] } = result;
		updateFindings(() => ({ issues, words, needed }));
		return { tone: "bad", message: result.message };
	};
	return {
		publish: () =>
			runAndShowChanges("publish", async () => {
				const id = crypto.randomUUID();
				storePublishRequest(id);
				const answer = post("publish", {
					id,
					pieces: selection ? listSelectedPieces(selection, publishable) : [],
					message: message ?? "",
				}).catch((error) => {
					if (isUnreachable(error)) {
						return get("publication", { id });
					}
					throw error;
				});
				return followPublication(await heedAnswer(id, answer), message);
			}),
		/**
		 * Waits for a publication whose answer was lost, as by a reload.
		 * @param id of its request
		 * @param remote where it is sent: the list of changes that says so may not be rendered yet
		 */
		awaitPublication: (id: string, remote: Review["remote"]) =>
			runAndShowChanges("publish", async () => {
				// Somebody may write about the next publication meanwhile.
				const published = getPublicationMessage();
				const result = await heedAnswer(id, get("publication", { id }));
				return followPublication(result, published, remote);
			}),
		/** @param change as it is shown to the person who discards it */
		discard: (change: ChangeSummary) =>
			runAndShowChanges("discard", async () => {
				await post("discard", { pieces: toReviewedPieces(change) });
				updateFindings(() => undefined);
				return { tone: "good", message: `The change to ${change.title} is discarded.` };
			}),
		restore: (id: string, title: string) =>
			runAndShowChanges("restore", async () => {
				const restoration = await post("restore", { id });
				updateFindings(() => undefined);
				return { tone: "good", message: describeRestoration(title, restoration) };
			}),
		deleteFromTrash: (id: string, title: string) =>
			runAndShowChanges("delete", async () => {
				await post("delete-from-trash", { id });
				return { tone: "good", message: `${title} is deleted for good.` };
			}),
		acceptWords: (words: readonly string[]) =>
			runTask("acceptWords", async () => {
				const next = await post("words", { words });
				// The person has just chosen them, and may have ticked something else meanwhile.
				select(next.changes.filter(isSpelling), true);
				// At once, so that nobody is told of these words as somebody else's.
				show(next);
				updateFindings((current) => current && removeWords(current, words));
				return { tone: "good", message: describeAcceptedWords(words) };
			}),
		undo: (commit: string, isUndo: boolean) =>
			runAndShowChanges(isUndo ? "redo" : "undo", async () =>
				toOutcome(await post("undo", { commit })),
			),
		send: () => runAndShowChanges("send", async () => toOutcome(await post("send", {}))),
	};
}

/** Waits for the answer to a request to publish, which is forgotten then: not where nobody, or a restarted desk, answers. */
async function heedAnswer(id: string, answer: Promise<PublishResult>): Promise<PublishResult> {
	try {
		const result = await answer;
		forgetPublishRequest(id);
		return result;
	} catch (error) {
		if (error instanceof RequestError && error.status !== 0 && error.status !== 401) {
			forgetPublishRequest(id);
		}
		throw error;
	}
}

function removeWords(findings: Findings, words: readonly string[]): Findings {
	const acceptedWords = new Set(words.map((word) => word.toLowerCase()));
	return {
		...findings,
		words: findings.words.filter(({ word }) => !acceptedWords.has(word.toLowerCase())),
	};
}

function describeAcceptedWords([first, ...others]: readonly string[]): string {
	return others.length > 0
		? `${others.length + 1} words are accepted. They are published with the rest.`
		: `“${first}” is accepted. It is published with the rest.`;
}
