import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Change, CheckResult, PublishResult, Review } from "../../shared/api.ts";
import { createPublicationMessage, isSpelling } from "../../shared/publicationMessage.ts";
import { get, getMessage, post } from "../request.ts";
import { listOwnDrafts, parseTextKey } from "../state/drafts.ts";
import { parseEntryKey } from "../state/entryKey.ts";
import {
	choose,
	isChosen,
	isUnseen,
	listChosenFiles,
	type ReviewChoice,
	startChoice,
} from "../state/reviewChoice.ts";
import type { Target } from "../state/target.ts";
import { ChangeCard } from "./ChangeCard.tsx";
import { Findings } from "./Findings.tsx";
import { KeptEntries } from "./KeptEntries.tsx";
import { PastPublications, UnsentPublications } from "./PublicationNotes.tsx";
import "./panel.css";
import "./ReviewPanel.css";

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

type Task = keyof typeof taskMessages;

/** The end of a task. */
interface Outcome {
	kind: "good" | "bad";
	message: string;
}

/** The changes since the last publication, to review, choose, publish or discard. */
export function ReviewPanel({
	target,
	onChanged,
	onOpen,
	onPreviewed,
}: {
	/** Another one each time the review is asked for. */
	target: Target;
	onChanged: () => Promise<void>;
	onOpen: (target: Target) => void;
	onPreviewed: () => void;
}) {
	const [review, setReview] = useState<Review>();
	/** Of the changes as they were shown: a list that is read again chooses nothing. */
	const [choice, setChoice] = useState<ReviewChoice>();
	const [message, setMessage] = useState<string>();
	const [status, setStatus] = useState<Outcome>();
	const [checkResult, setCheckResult] = useState<CheckResult>();
	const [task, setTask] = useState<Task>();
	const isBusy = task !== undefined;
	const answer = useRef<HTMLDivElement>(null);
	const [pendingDiscard, setPendingDiscard] = useState("");

	const updateChoice = (update: (current: ReviewChoice) => ReviewChoice) =>
		setChoice((current) => current && update(current));

	/** Shows the changes as they are now. Only the first list is chosen as it is. */
	const show = (next: Review) => {
		setReview(next);
		setChoice((current) => current ?? startChoice(next.changes));
	};

	/** Looks at the changes again: somebody may have removed what was in the way. */
	const refresh = async () => {
		try {
			const next = await get<Review>("review");
			if (review && JSON.stringify(review.changes) !== JSON.stringify(next.changes)) {
				// The findings were of other versions.
				setCheckResult(undefined);
			}
			show(next);
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
			show(next);
		}
		setTask(undefined);
		// The button may be far below, at the end of a long list.
		answer.current?.focus({ preventScroll: true });
		answer.current?.scrollIntoView({ block: "nearest" });
		await onChanged();
		onPreviewed();
	};
	if (!review || !choice) {
		return (
			<p className="panel" role="status">
				{status?.message ?? "Loading…"}
			</p>
		);
	}
	const { remote, problem } = review;
	const publishable = review.changes.filter(({ state }) => state !== "unreadable");
	const chosen = publishable.filter((change) => isChosen(choice, change));
	const unseen = publishable.filter((change) => isUnseen(choice, change));
	/** A publication that the Git host refused is not on its way, whatever else went well. */
	const describeSent = ({ message: words, isSent }: PublishResult): Outcome => ({
		kind: isSent || !remote ? "good" : "bad",
		message: words,
	});
	const publish = () =>
		runTask("publish", async () => {
			const result = await post<PublishResult>("publish", {
				changes: listChosenFiles(choice, publishable),
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
	const discard = ({ path, version, title }: Change) =>
		runTask("discard", async () => {
			await post("discard", { path, version });
			setCheckResult(undefined);
			return { kind: "good", message: `The change to ${title} is discarded.` };
		});
	const bringBack = (id: string, title: string) =>
		runTask("bringBack", async () => {
			await post("bring-back", { id });
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
			updateChoice((current) => choose(current, changes.filter(isSpelling), true));
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
	const chooseNeeded = (paths: readonly string[]) => {
		const changes = publishable.filter(({ path }) => paths.includes(path));
		updateChoice((current) => choose(current, changes, true));
		setCheckResult((current) => current && { ...current, needed: [] });
		setStatus({ kind: "good", message: "Ticked. Look at it below, then publish." });
	};
	const undo = (commit: string) =>
		runTask("undo", async () => describeSent(await post<PublishResult>("undo", { commit })));
	const send = () => runTask("send", async () => describeSent(await post<PublishResult>("send")));
	return (
		<div className="panel">
			<h2 ref={focusHeading} tabIndex={-1}>
				Review and publish
			</h2>
			{problem && <Problem message={problem} isBusy={isBusy} onRefresh={() => void refresh()} />}
			<div
				ref={answer}
				role="status"
				tabIndex={-1}
				className={`status status-${status?.kind ?? "good"}`}
			>
				{status?.message !== problem && status?.message}
			</div>
			<Unseen changes={unseen} />
			<Unsaved onOpen={onOpen} />
			<UnsentPublications
				review={review}
				isSending={task === "send"}
				isBusy={isBusy}
				onSend={() => void send()}
			/>
			<Findings
				checkResult={checkResult}
				isBusy={isBusy}
				onAccept={(words) => void accept(words)}
				onChoose={chooseNeeded}
			/>
			{review.changes.length === 0 ? (
				<p>Nothing has changed since the last publication.</p>
			) : (
				<>
					{publishable.length > 1 && (
						<ChooseAll
							count={chosen.length}
							allCount={review.changes.length}
							onChoose={(isAll) =>
								updateChoice((current) =>
									choose(
										current,
										// What nobody has looked at is ticked at its own words only.
										publishable.filter((change) => !unseen.includes(change)),
										isAll,
									),
								)
							}
						/>
					)}
					<ul className="changes">
						{review.changes.map((change) => (
							<ChangeCard
								key={change.path}
								change={change}
								isChosen={chosen.includes(change)}
								isUnseen={unseen.includes(change)}
								isAdded={!choice.seen.has(change.path)}
								isConfirming={pendingDiscard === change.path}
								isBusy={isBusy}
								onChoose={() =>
									updateChoice((current) => choose(current, [change], !chosen.includes(change)))
								}
								onOpen={onOpen}
								onAsk={(isConfirming) => setPendingDiscard(isConfirming ? change.path : "")}
								onDiscard={() => void discard(change)}
								onBringBack={(id) => void bringBack(id, change.title)}
							/>
						))}
					</ul>
					<label className="labelled">
						What changed, in a few words
						<input
							className="input"
							value={message ?? ""}
							placeholder={createPublicationMessage(chosen)}
							onChange={({ target: input }) => setMessage(input.value)}
						/>
					</label>
					<button
						type="button"
						className="primary"
						disabled={isBusy || chosen.length === 0 || problem !== undefined}
						onClick={() => void publish()}
					>
						{formatPublishLabel(task, chosen.length, review.changes.length)}
					</button>
					{!problem && <Destination remote={remote} />}
				</>
			)}
			<KeptEntries
				entries={review.kept}
				isBusy={isBusy}
				onBringBack={({ id, title }) => void bringBack(id, title)}
				onDelete={({ id, title }) => void deleteKept(id, title)}
			/>
			{review.unpublishable.length > 0 && (
				<p className="facts">
					Never published, because they are not content: {review.unpublishable.join(", ")}.
				</p>
			)}
			<PastPublications
				review={review}
				isUndoing={task === "undo"}
				isBlocked={isBusy || problem !== undefined}
				onUndo={(commit) => void undo(commit)}
			/>
		</div>
	);
}

/** The keyboard goes on where the review begins. */
function focusHeading(heading: HTMLElement | null): void {
	heading?.focus({ preventScroll: true });
}

/** A problem that blocks every publication until somebody has solved it. */
function Problem({
	message,
	isBusy,
	onRefresh,
}: {
	message: string;
	isBusy: boolean;
	onRefresh: () => void;
}) {
	return (
		<div className="alert" role="alert">
			<p>{message}</p>
			<button type="button" disabled={isBusy} onClick={onRefresh}>
				Check again
			</button>
		</div>
	);
}

function ChooseAll({
	count,
	allCount,
	onChoose,
}: {
	count: number;
	allCount: number;
	onChoose: (isAll: boolean) => void;
}) {
	return (
		<div className="actions">
			<button type="button" onClick={() => onChoose(true)}>
				All
			</button>
			<button type="button" onClick={() => onChoose(false)}>
				None
			</button>
			<span className="facts">
				{count} of {allCount} changes are chosen.
			</span>
		</div>
	);
}

/** Says what has been saved since the list was shown: the line itself may be far below. */
function Unseen({ changes }: { changes: readonly Change[] }) {
	const titles = changes.map(({ title }) => title).join(", ");
	return changes.length === 0 ? null : (
		<p className="alert" role="alert">
			Saved since you looked, and not chosen: {titles}. Read what it says now, and tick it to
			publish it.
		</p>
	);
}

/** Names the forms that hold what is typed and not saved: it is in no change. */
function Unsaved({ onOpen }: { onOpen: (target: Target) => void }) {
	const drafts = listOwnDrafts();
	return drafts.length === 0 ? null : (
		<p className="facts unsaved">
			Typed and not saved yet, so not in this list:
			{drafts.map(({ key, title }) => (
				<button
					key={key}
					type="button"
					onClick={() => onOpen({ view: "entry", ...parseEntryKey(parseTextKey(key) ?? key) })}
				>
					{title}
				</button>
			))}
		</p>
	);
}

/** Where publications go. */
function Destination({ remote }: Pick<Review, "remote">) {
	return (
		<p className="facts">
			{remote
				? `It is sent to ${remote.url}, branch ${remote.branch}. Your Git host checks it again before it goes live.`
				: "No Git host is set up: it is recorded on this machine."}
		</p>
	);
}

function formatPublishLabel(task: Task | undefined, chosen: number, all: number): string {
	if (task === "publish") {
		return "Checking and publishing…";
	}
	return chosen === all ? "Publish" : `Publish ${chosen} of ${all}`;
}
