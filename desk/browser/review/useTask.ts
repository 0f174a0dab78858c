import { useRef, useState } from "react";
import { getMessage } from "../../shared/getMessage.ts";

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
 * Runs one task at a time, shows that it runs, and then its outcome.
 * @param onDone called once the outcome is shown.
 */
export function useTask(onDone: () => Promise<void>) {
	const [task, setTask] = useState<Task>();
	const [status, setStatus] = useState<Outcome>();
	const statusRef = useRef<HTMLDivElement>(null);
	const runTask: RunTask = async (name, work, showChanges) => {
		setTask(name);
		setStatus({ tone: "good", message: taskMessages[name] });
		const outcome = await work().catch(
			(error: unknown): Outcome => ({ tone: "bad", message: getMessage(error) }),
		);
		await showChanges?.();
		// Only now: what is said of the end is above the changes as they are by then.
		setStatus(outcome);
		setTask(undefined);
		// The pressed button may be at the end of a long list, far below the outcome.
		statusRef.current?.focus({ preventScroll: true });
		statusRef.current?.scrollIntoView({ block: "nearest" });
		await onDone();
	};
	return { task, status, setStatus, statusRef, runTask };
}
