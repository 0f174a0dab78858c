import { useEffect, useRef, useState } from "react";
import type { Change, CheckResult, PublishResult, Review } from "../../api.ts";
import { createPublicationMessage } from "../../publicationMessage.ts";
import { get, getMessage, post } from "../request.ts";
import type { Target } from "../state/target.ts";
import { stateLabels } from "./stateLabels.ts";
import "./panel.css";
import "./ReviewPanel.css";

/** What is under way, and what is said of it meanwhile. */
const taskMessages = {
	publish: "Checking the site, its words and their spelling. This takes some seconds…",
	discard: "Checking the site without the change…",
	accept: "Adding the word…",
	undo: "Checking the site as it was before the last publication. This takes some seconds…",
	send: "Sending…",
} as const;

type Task = keyof typeof taskMessages;

/** The changes since the last publication, to review, choose, publish or discard. */
export function ReviewPanel({
	onChanged,
	onOpen,
	onPreviewed,
}: {
	onChanged: () => Promise<void>;
	onOpen: (target: Target) => void;
	onPreviewed: () => void;
}) {
	const [review, setReview] = useState<Review>();
	const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
	const [message, setMessage] = useState<string>();
	const [status, setStatus] = useState<{ isGood: boolean; text: string }>();
	const [checkResult, setCheckResult] = useState<CheckResult>();
	const [task, setTask] = useState<Task>();
	const isBusy = task !== undefined;
	const answer = useRef<HTMLDivElement>(null);
	const [pendingDiscard, setPendingDiscard] = useState("");

	useEffect(() => {
		get<Review>("review").then(setReview, (error) =>
			setStatus({ isGood: false, text: getMessage(error) }),
		);
	}, []);
	/** Runs a task, shows that it runs and its outcome, and reloads the list. */
	const runTask = async (
		name: Task,
		work: () => Promise<{ message: string; isGood: boolean } | undefined>,
	) => {
		setTask(name);
		setStatus({ isGood: true, text: taskMessages[name] });
		setPendingDiscard("");
		try {
			const outcome = await work();
			setStatus(outcome && { isGood: outcome.isGood, text: outcome.message });
		} catch (error) {
			setStatus({ isGood: false, text: getMessage(error) });
		}
		setReview(await get<Review>("review").catch(() => review));
		setTask(undefined);
		// The button may be far below, at the end of a long list.
		answer.current?.focus({ preventScroll: true });
		answer.current?.scrollIntoView({ block: "nearest" });
		await onChanged();
		onPreviewed();
	};
	if (!review) {
		return (
			<p className="panel" role="status">
				{status?.text ?? "Loading…"}
			</p>
		);
	}
	const chosen = review.changes.filter(({ path }) => !excluded.has(path));
	const publish = () =>
		runTask("publish", async () => {
			const changes = chosen.flatMap(({ path, version, companions }) => [
				{ path, version },
				...companions,
			]);
			const result = await post<PublishResult>("publish", { changes, message: message ?? "" });
			setCheckResult(
				result.issues || result.words
					? { issues: result.issues ?? [], words: result.words ?? [] }
					: undefined,
			);
			if (result.commit) {
				setMessage(undefined);
				setCheckResult(undefined);
			}
			return { message: result.message, isGood: result.commit !== undefined };
		});
	const discard = ({ path, version, title }: Change) =>
		runTask("discard", async () => {
			await post("discard", { path, version });
			return { message: `The change to ${title} is discarded.`, isGood: true };
		});
	const accept = (word: string) =>
		runTask("accept", async () => {
			await post("words", { word });
			setCheckResult(
				checkResult && {
					...checkResult,
					words: checkResult.words.filter((other) => other.word !== word),
				},
			);
			return { message: `“${word}” is accepted. It is published with the rest.`, isGood: true };
		});
	const undo = (commit: string) =>
		runTask("undo", async () => {
			const result = await post<PublishResult>("undo", { commit });
			return { message: result.message, isGood: true };
		});
	const send = () =>
		runTask("send", async () => {
			const result = await post<PublishResult>("send");
			return { message: result.message, isGood: result.isSent };
		});
	const { remote, last } = review;
	return (
		<div className="panel">
			<h2>Review and publish</h2>
			{review.problem && (
				<p className="alert" role="alert">
					{review.problem}
				</p>
			)}
			<div
				ref={answer}
				role="status"
				tabIndex={-1}
				className={`status ${status?.isGood === false ? "status-bad" : "status-good"}`}
			>
				{status?.text}
			</div>
			{checkResult && (
				<Findings
					checkResult={checkResult}
					isBusy={isBusy}
					onAccept={(word) => void accept(word)}
				/>
			)}
			{review.changes.length === 0 ? (
				<p>Nothing has changed since the last publication.</p>
			) : (
				<>
					<ul className="changes">
						{review.changes.map((change) => (
							<ChangeItem
								key={change.path}
								change={change}
								isChosen={!excluded.has(change.path)}
								isConfirming={pendingDiscard === change.path}
								isBusy={isBusy}
								onChoose={() => setExcluded(toggle(excluded, change.path))}
								onOpen={onOpen}
								onAsk={(isConfirming) => setPendingDiscard(isConfirming ? change.path : "")}
								onDiscard={() => void discard(change)}
							/>
						))}
					</ul>
					<label className="labelled">
						What changed, in a few words
						<input
							className="input"
							value={message ?? ""}
							placeholder={createPublicationMessage(chosen)}
							onChange={({ target }) => setMessage(target.value)}
						/>
					</label>
					<button
						type="button"
						className="primary"
						disabled={isBusy || chosen.length === 0 || review.problem !== undefined}
						onClick={() => void publish()}
					>
						{task === "publish"
							? "Checking and publishing…"
							: formatPublishLabel(chosen.length, review.changes.length)}
					</button>
					<p className="facts">
						{remote
							? `It is sent to ${remote.url}, branch ${remote.branch}. Your Git host checks it again before it goes live.`
							: "No Git host is set up: it is recorded on this machine."}
					</p>
				</>
			)}
			<UnsentPublications review={review} task={task} onSend={() => void send()} />
			{review.unpublishable.length > 0 && (
				<p className="facts">
					Never published, because they are not content: {review.unpublishable.join(", ")}.
				</p>
			)}
			{last && (
				<LastPublication
					last={last}
					task={task}
					isBlocked={review.problem !== undefined}
					onUndo={() => void undo(last.commit)}
				/>
			)}
		</div>
	);
}

function ChangeItem({
	change,
	isChosen,
	isConfirming,
	isBusy,
	onChoose,
	onOpen,
	onAsk,
	onDiscard,
}: {
	change: Change;
	isChosen: boolean;
	/** Whether the person is being asked to confirm the discard. */
	isConfirming: boolean;
	isBusy: boolean;
	onChoose: () => void;
	onOpen: (target: Target) => void;
	onAsk: (isConfirming: boolean) => void;
	onDiscard: () => void;
}) {
	return (
		<li className="change">
			<label className="change-head">
				<input type="checkbox" checked={isChosen} onChange={onChoose} />
				<b>{change.title}</b>
				<span className={`badge badge-${change.state}`}>{stateLabels[change.state]}</span>
			</label>
			<ul>
				{change.sentences.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
			<div className="actions">
				{change.hasForm && (
					<button type="button" onClick={() => onOpen({ view: "entry", path: change.path })}>
						Open<span className="visually-hidden"> {change.title}</span>
					</button>
				)}
				{isConfirming ? (
					<>
						<span>Lose this change for good?</span>
						<button type="button" className="danger" disabled={isBusy} onClick={onDiscard}>
							Discard it
						</button>
						<button type="button" onClick={() => onAsk(false)}>
							Keep it
						</button>
					</>
				) : (
					<button type="button" disabled={isBusy} onClick={() => onAsk(true)}>
						Discard<span className="visually-hidden"> the change to {change.title}</span>
					</button>
				)}
			</div>
		</li>
	);
}

function UnsentPublications({
	review: { unsentCount, remote },
	task,
	onSend,
}: {
	review: Review;
	task: Task | undefined;
	onSend: () => void;
}) {
	return (
		unsentCount > 0 &&
		remote && (
			<p>
				{unsentCount === 1 ? "One publication has" : `${unsentCount} publications have`} not been
				sent to {remote.url}.{" "}
				<button type="button" disabled={task !== undefined} onClick={onSend}>
					{task === "send" ? "Sending…" : "Send"}
				</button>
			</p>
		)
	);
}

function LastPublication({
	last,
	task,
	isBlocked,
	onUndo,
}: {
	last: NonNullable<Review["last"]>;
	task: Task | undefined;
	/** Whether Git cannot undo anything now. */
	isBlocked: boolean;
	onUndo: () => void;
}) {
	return (
		<section>
			<h3>Last publication</h3>
			<p>
				{last.subject}, {last.date}
			</p>
			{last.canUndo && (
				<button type="button" disabled={task !== undefined || isBlocked} onClick={onUndo}>
					{task === "undo" ? "Undoing…" : "Undo"}
				</button>
			)}
		</section>
	);
}

function formatPublishLabel(chosen: number, all: number): string {
	return chosen === all ? "Publish" : `Publish ${chosen} of ${all}`;
}

function Findings({
	checkResult,
	isBusy,
	onAccept,
}: {
	checkResult: CheckResult;
	isBusy: boolean;
	onAccept: (word: string) => void;
}) {
	const words = [...new Map(checkResult.words.map((each) => [each.word, each])).values()];
	return (
		<>
			{checkResult.issues.length > 0 && (
				<ul className="alert">
					{checkResult.issues.map((issue) => (
						<li key={issue}>{issue}</li>
					))}
				</ul>
			)}
			{words.map(({ word, title, line }) => (
				<p key={word} className="alert">
					The spelling check does not know “{word}” ({title}, line {line} of its file). Correct it,
					or, if it is a name:{" "}
					<button type="button" disabled={isBusy} onClick={() => onAccept(word)}>
						Accept “{word}”
					</button>
				</p>
			))}
		</>
	);
}

function toggle(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
	const next = new Set(set);
	if (!next.delete(item)) {
		next.add(item);
	}
	return next;
}
