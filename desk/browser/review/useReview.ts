import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChangeSummary, Findings, PublishResult, Review } from "../../shared/api.ts";
import { isSpelling } from "../../shared/publicationMessage.ts";
import { get, getMessage, post } from "../request.ts";
import type { Target } from "../state/target.ts";
import {
	createSelection,
	isSelected,
	isUnseen,
	listSelectedFiles,
	type ReviewSelection,
	selectChanges,
} from "./selection.ts";

/** A task under way, and its message meanwhile. */
const taskMessages = {
	publish: "Checking the site, its words and their spelling. This takes some seconds…",
	discard: "Checking the site without the change…",
	bringBack: "Checking the site with it…",
	delete: "Deleting…",
	accept: "Adding to the words that are known…",
	undo: "Checking the site as it was before the last publication. This takes some seconds…",
	send: "Sending…",
} as const;

/** The name of a task. */
export type Task = keyof typeof taskMessages;

/** The end of a task. */
interface Outcome {
	kind: "good" | "bad";
	message: string;
}

/**
 * Reads the changes since the last publication, and does what can be done with them.
 * @param target another one each time the review is asked for.
 * @param onChanged called when a file may have changed.
 * @param onPreviewed called when the preview may have something new to show.
 */
export function useReview(target: Target, onChanged: () => Promise<void>, onPreviewed: () => void) {
	const [review, setReview] = useState<Review>();
	/** Of the changes as they were shown: a list that is read again chooses nothing. */
	const [choice, setChoice] = useState<ReviewSelection>();
	const [message, setMessage] = useState<string>();
	const [status, setStatus] = useState<Outcome>();
	const [checkResult, setCheckResult] = useState<Findings>();
	const [task, setTask] = useState<Task>();
	const isBusy = task !== undefined;
	/** Where the outcome of a task is told. */
	const answer = useRef<HTMLDivElement>(null);
	const [pendingDiscard, setPendingDiscard] = useState("");

	const updateChoice = (update: (current: ReviewSelection) => ReviewSelection) =>
		setChoice((current) => current && update(current));

	/** Takes in the changes as they are now. Only the first list is chosen as it is. */
	const update = (next: Review) => {
		setReview(next);
		setChoice((current) => current ?? createSelection(next.changes));
	};

	/** Looks at the changes again: somebody may have removed what was in the way. */
	const refresh = async () => {
		try {
			const next = await get<Review>("review");
			if (review && JSON.stringify(review.changes) !== JSON.stringify(next.changes)) {
				// The findings were of other versions.
				setCheckResult(undefined);
			}
			update(next);
			if (review?.problem && review.problem === status?.message) {
				setStatus(undefined);
			}
		} catch (error) {
			setStatus({ kind: "bad", message: getMessage(error) });
		}
	};
	const lookUnlessBusy = useEffectEvent(() => {
		if (!isBusy) {
			void refresh();
		}
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: each press of the button has a target of its own.
	useEffect(() => lookUnlessBusy(), [target]);
	useEffect(() => {
		const handleFocus = () => lookUnlessBusy();
		window.addEventListener("focus", handleFocus);
		return () => window.removeEventListener("focus", handleFocus);
	}, []);

	/** Runs a task, shows that it runs and its outcome, and reloads the list. */
	const runTask = async (name: Task, work: () => Promise<Outcome | undefined>) => {
		setTask(name);
		setStatus({ kind: "good", message: taskMessages[name] });
		setPendingDiscard("");
		try {
			setStatus(await work());
		} catch (error) {
			setStatus({ kind: "bad", message: getMessage(error) });
		}
		const next = await get<Review>("review").catch(() => review);
		if (next) {
			update(next);
		}
		setTask(undefined);
		// The button may be far below, at the end of a long list.
		answer.current?.focus({ preventScroll: true });
		answer.current?.scrollIntoView({ block: "nearest" });
		await onChanged();
		onPreviewed();
	};
	const publishable = review?.changes.filter(({ state }) => state !== "unreadable") ?? [];
	/** A publication that the Git host refused is not on its way, whatever else went well. */
	const describeSent = ({ message: words, isSent }: PublishResult): Outcome => ({
		kind: isSent || !review?.remote ? "good" : "bad",
		message: words,
	});
	const publish = () =>
		runTask("publish", async () => {
			const result = await post<PublishResult>("publish", {
				files: choice ? listSelectedFiles(choice, publishable) : [],
				message: message ?? "",
			});
			if (result.commit) {
				setMessage(undefined);
				setCheckResult(undefined);
				return describeSent(result);
			}
			const { issues = [], words = [], needed = [] } = result;
			setCheckResult({ issues, words, needed });
			return { kind: "bad", message: result.message };
		});
	const discard = ({ path, version, title }: ChangeSummary) =>
		runTask("discard", async () => {
			await post("discard", { path, version });
			setCheckResult(undefined);
			return { kind: "good", message: `The change to ${title} is discarded.` };
		});
	const bringBack = (id: string, title: string) =>
		runTask("bringBack", async () => {
			await post("restore", { id });
			setCheckResult(undefined);
			return { kind: "good", message: `${title} is back as it was.` };
		});
	const deleteKept = (id: string, title: string) =>
		runTask("delete", async () => {
			await post("delete-removed", { id });
			return { kind: "good", message: `${title} is deleted for good.` };
		});
	const accept = (words: readonly string[]) =>
		runTask("accept", async () => {
			const { changes } = await post<Review>("words", { words });
			// The person has just chosen these words, and may have ticked something else meanwhile.
			updateChoice((current) => selectChanges(current, changes.filter(isSpelling), true));
			const accepted = new Set(words.map((word) => word.toLowerCase()));
			setCheckResult(
				(current) =>
					current && {
						...current,
						words: current.words.filter(({ word }) => !accepted.has(word.toLowerCase())),
					},
			);
			const [first, ...others] = words;
			return {
				kind: "good",
				message:
					others.length > 0
						? `${words.length} words are accepted. They are published with the rest.`
						: `“${first}” is accepted. It is published with the rest.`,
			};
		});
	const tick = (changes: readonly ChangeSummary[], isTicked: boolean) =>
		updateChoice((current) => selectChanges(current, changes, isTicked));
	const tickNeeded = (paths: readonly string[]) => {
		tick(
			publishable.filter(({ path }) => paths.includes(path)),
			true,
		);
		setCheckResult((current) => current && { ...current, needed: [] });
		setStatus({ kind: "good", message: "Ticked. Look at it below, then publish." });
	};
	const undo = (commit: string) =>
		runTask("undo", async () => describeSent(await post<PublishResult>("undo", { commit })));
	const send = () => runTask("send", async () => describeSent(await post<PublishResult>("send")));
	return {
		...{ review, choice, message, setMessage, status, checkResult, task, isBusy, answer },
		/** The path of the change whose discarding is being asked about. */
		pendingDiscard,
		setPendingDiscard,
		publishable,
		chosen: publishable.filter((change) => choice && isSelected(choice, change)),
		/** What has been saved since the person looked. */
		unseen: publishable.filter((change) => choice && isUnseen(choice, change)),
		...{ refresh, tick, tickNeeded, publish, discard, bringBack, deleteKept, accept, undo, send },
	};
}
