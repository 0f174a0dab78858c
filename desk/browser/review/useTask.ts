import { useEffect, useRef } from "react";
import type { Findings } from "../../shared/api/review.ts";
import { getMessage } from "../../shared/getMessage.ts";
import { RequestError } from "../request.ts";
import { createStore } from "../state/createStore.ts";

/** A task under way, and its message meanwhile. */
const taskMessages = {
	publish:
		"Checking the site, its words and their spelling. This takes some seconds, on a slow machine up to a minute…",
	discard: "Checking the site without the change…",
	restore: "Checking the site with it…",
	delete: "Deleting…",
	acceptWords: "Adding to the words that are known…",
	undo: "Checking the site as it was before the last publication. This takes some seconds, on a slow machine up to a minute…",
	redo: "Checking the site with that publication back in it. This takes some seconds, on a slow machine up to a minute…",
	send: "Sending…",
} as const;

/** The name of a task. */
export type Task = keyof typeof taskMessages;

/** The end of a task, in words. */
export interface Outcome {
	tone: "good" | "bad";
	message: string;
	/** Whether it was refused because nothing can be published now at all: the review says so by itself. */
	isUnready?: boolean | undefined;
}

/** What the desk does with the changes, and what came of it. */
interface TaskState {
	/** The task under way, if there is one. */
	task?: Task;
	/** What is said of it, or of its end. */
	status?: Outcome | undefined;
	/** Findings of the last publication that was refused. */
	findings?: Findings | undefined;
}

/** Outside the review: the server works on, whatever is opened meanwhile. */
const state = createStore<TaskState>({});

/** Says how something ended, or no more. */
export function setStatus(status: Outcome | undefined): void {
	state.update((current) => ({ ...current, status }));
}

/** Updates the findings of the last publication. */
export function updateFindings(
	change: (findings: Findings | undefined) => Findings | undefined,
): void {
	state.update((current) => ({ ...current, findings: change(current.findings) }));
}

/**
 * Runs a task, and shows its outcome.
 * @param showChanges called once the work has ended, well or not, before the task counts as done; not given where the
 * work itself shows the changes as they are by then.
 */
export type RunTask = (
	name: Task,
	work: () => Promise<Outcome>,
	showChanges?: () => Promise<void>,
) => Promise<void>;

/**
 * Runs a task, shows that it runs so that no other is begun, and then its outcome: to whoever has left the review, on the way back.
 * @param onDone called once the outcome is shown.
 */
export function useTask(onDone: () => Promise<void>) {
	const { task, status, findings } = state.useValue();
	const statusRef = useRef<HTMLDivElement>(null);
	const runTask: RunTask = async (name, work, showChanges) => {
		const status: Outcome = { tone: "good", message: taskMessages[name] };
		state.update((current) => ({ ...current, task: name, status }));
		const outcome = await work().catch(
			(error: unknown): Outcome => ({
				tone: "bad",
				message: getMessage(error),
				isUnready: error instanceof RequestError && error.details.isUnready,
			}),
		);
		await showChanges?.();
		// Only now: what is said of the end is above the changes as they are by then.
		state.update(({ findings }) => ({ status: outcome, findings }));
		// The pressed button may be at the end of a long list, far below the outcome.
		statusRef.current?.focus({ preventScroll: true });
		statusRef.current?.scrollIntoView({ block: "nearest" });
		await onDone();
	};
	// Who leaves the review has seen what ended before.
	useEffect(() => () => state.update((current) => (current.task ? current : {})), []);
	return { task, status, findings, statusRef, runTask };
}
