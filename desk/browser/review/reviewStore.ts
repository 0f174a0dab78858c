import type { PostRequests } from "../../shared/api/requests.ts";
import type { ChangeSummary, Findings, Review } from "../../shared/api/review.ts";
import { getMessage } from "../../shared/getMessage.ts";
import { isSame } from "../../shared/isSame.ts";
import { getPieceKey } from "../../shared/piece.ts";
import { isSpelling } from "../../shared/publicationMessage.ts";
import { get, getResponse, isUnanswered, postWithId, RequestError } from "../request.ts";
import { createStore } from "../state/createStore.ts";
import {
	forgetTask,
	getPublicationMessage,
	getSelection,
	getTask,
	storePublicationMessage,
	storeSelection,
	storeTask,
	subscribeToSelection,
} from "./nextPublication.ts";
import {
	createSelection,
	isUnseen,
	listSelectedPieces,
	type ReviewSelection,
	selectChanges,
	toggleChange,
	toReviewedPieces,
	updateSeen,
} from "./selection.ts";
import { isTask, type Outcome, type Task, taskDescriptions } from "./tasks.ts";

/** What the review shows. */
interface ReviewState {
	/** Whether somebody looks at it. */
	isOpen: boolean;
	/** The changes since the last publication; undefined until they are read. */
	review?: Review;
	/** What is selected of them. */
	selection?: ReviewSelection;
	/** What is written about the next publication. */
	message?: string | undefined;
	/** The task under way, if there is one. */
	task?: Task | undefined;
	/** What is said of it, or of its end. */
	status?: Outcome | undefined;
	/** Findings of the last publication that was refused. */
	findings?: Findings | undefined;
}

/** The review. It outlives the panel, since a task goes on while something else is open. */
export const reviewStore = createStore<ReviewState>({ isOpen: false });

function update(next: Partial<ReviewState>): void {
	reviewStore.update((current) => ({ ...current, ...next }));
}

/** Opens the review. @returns a function that leaves it, and forgets the outcome of a task that has ended */
export function openReview(): () => void {
	update({ isOpen: true });
	const endSubscription = subscribeToSelection(() => {
		const { selection } = reviewStore.current;
		update({ selection: selection && readSelection(selection) });
	});
	return () => {
		endSubscription();
		const { task, status, findings } = reviewStore.current;
		reviewStore.update(() => ({ isOpen: false, ...(task && { task, status, findings }) }));
	};
}

/** Reads the changes anew: somebody may have saved another, or removed what was in the way. */
export async function refreshReview(): Promise<void> {
	try {
		showReview(await get("review", {}));
		if (reviewStore.current.status?.isUnready) {
			update({ status: undefined });
		}
	} catch (error) {
		update({ status: { tone: "bad", message: getMessage(error) } });
	}
}

/** Shows the changes as they are now, if the review is open. */
function showReview(review: Review): void {
	const { isOpen, review: before, message, findings } = reviewStore.current;
	// Nobody sees them, and what nobody has seen must not count as seen.
	if (!isOpen) {
		return;
	}
	const selection = createSelection(review.changes, getSelection());
	storeSelection(selection);
	const isChanged = before !== undefined && !isSame(before.changes, review.changes);
	update({
		review,
		selection,
		message: before ? message : getPublicationMessage(),
		// They are about versions that are gone.
		findings: isChanged ? undefined : findings,
	});
}

/** Lists the changes that can be published. */
export function listPublishable({ changes }: Review): ChangeSummary[] {
	return changes.filter(({ state }) => state !== "unreadable");
}

/** Ticks a change with what it needs, or removes its tick. */
export function toggle(change: ChangeSummary): void {
	changeSelection((selection, changes) => toggleChange(selection, change, changes));
}

/** Ticks every change, or removes all ticks. One that nobody has looked at is ticked by its own box alone. */
export function selectAll(isTicked: boolean): void {
	changeSelection((selection, changes) => {
		const seen = changes.filter((change) => !isUnseen(selection, change));
		return selectChanges(selection, seen, isTicked);
	});
}

/** Ticks the changes without which the selected ones would break the site. @param keys of these */
export function selectNeeded(keys: readonly string[]): void {
	changeSelection((selection, changes) => {
		const needed = changes.filter((change) => keys.includes(getPieceKey(change)));
		return selectChanges(selection, needed, true);
	});
	const { findings } = reviewStore.current;
	update({
		findings: findings && { ...findings, needed: [] },
		status: { tone: "good", message: "Ticked. Look at it below, then publish." },
	});
}

function changeSelection(
	change: (selection: ReviewSelection, publishable: readonly ChangeSummary[]) => ReviewSelection,
): void {
	const { review, selection: before } = reviewStore.current;
	if (!review || !before) {
		return;
	}
	const publishable = listPublishable(review);
	const selection = updateSeen(change(readSelection(before), publishable), publishable);
	storeSelection(selection);
	update({ selection });
}

/** Reads what is selected by now: another tab may have stored it a moment ago. */
function readSelection({ seen }: ReviewSelection): ReviewSelection {
	const stored = getSelection();
	return { ...stored, seen: stored.seen ?? seen };
}

/** Changes what is written about the next publication. */
export function changeMessage(message: string): void {
	storePublicationMessage(message);
	update({ message });
}

/** Publishes what is selected. */
export async function publish(): Promise<void> {
	const { review, selection, message = "" } = reviewStore.current;
	const pieces = review && selection ? listSelectedPieces(selection, review.changes) : [];
	await runTask("publish", { pieces, message }, message);
}

/** Accepts words for the spelling check. */
export async function acceptWords(words: readonly string[]): Promise<void> {
	const isDone = await runTask("words", { words }, words.join(" "));
	if (isDone) {
		// The person has just chosen them, and is told that they are published: also where others have added to the list.
		changeSelection((selection, changes) =>
			selectChanges(selection, changes.filter(isSpelling), true),
		);
	}
}

/** Discards a change. @param change as it is shown to the person who discards it */
export async function discard(change: ChangeSummary): Promise<void> {
	await runTask("discard", { pieces: toReviewedPieces(change) }, change.title);
}

/**
 * Has the desk do something under an id, by which the outcome is asked for after a reload.
 * @param subject what its outcome names
 * @returns whether it was done
 */
export async function runTask<Name extends Task>(
	name: Name,
	body: PostRequests[Name]["body"],
	subject = "",
): Promise<boolean> {
	const id = crypto.randomUUID();
	storeTask({ id, name, subject });
	return awaitTask(name, id, subject, postWithId(name, body, id));
}

/** Waits for the task whose outcome was not shown yet, as after a reload. @returns undefined where there is none */
export function resumeTask(): Promise<boolean> | undefined {
	const { id = "", name = "", subject = "" } = getTask() ?? {};
	return isTask(name) && !reviewStore.current.task
		? awaitTask(name, id, subject, getResponse<Task>(id))
		: undefined;
}

/** Shows that a task runs, so that no other is begun, and then its outcome, also if the review was left and opened again. */
async function awaitTask<Name extends Task>(
	name: Name,
	id: string,
	subject: string,
	answer: Promise<PostRequests[Name]["response"]>,
): Promise<boolean> {
	const { progress, describe, updateStored, updateFindings } = taskDescriptions[name];
	update({ task: name, status: { tone: "good", message: progress } });
	try {
		const response = await answer;
		forgetTask(id);
		updateStored?.(response, subject);
		const { findings } = reviewStore.current;
		await showLatest();
		// Only now: what is said of the end is above the changes as they are by then.
		update({
			task: undefined,
			status: describe(response, subject),
			findings: updateFindings(findings, response, subject),
			message: getPublicationMessage(),
		});
		return true;
	} catch (error) {
		if (!isUnanswered(error)) {
			forgetTask(id);
		}
		await showLatest();
		update({ task: undefined, status: describeFailure(error) });
		return false;
	}
}

/** Shows the changes as they are after a task. Where they cannot be read, those that are shown stay. */
async function showLatest(): Promise<void> {
	if (reviewStore.current.isOpen) {
		await get("review", {}).then(showReview, () => {});
	}
}

function describeFailure(error: unknown): Outcome {
	return {
		tone: "bad",
		message: getMessage(error),
		isUnready: error instanceof RequestError && error.details.isUnready,
	};
}
