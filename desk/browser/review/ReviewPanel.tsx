import type { ChangeSummary, Review } from "../../shared/api.ts";
import { getChangeKey } from "../../shared/changeKey.ts";
import { createPublicationMessage } from "../../shared/publicationMessage.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { focusHeading } from "../focusHeading.ts";
import { Labelled } from "../Labelled.tsx";
import { StatusLine } from "../StatusLine.tsx";
import { parseEntryId } from "../state/entryId.ts";
import type { Target } from "../state/target.ts";
import { listOwnEdits, parseTextKey } from "../state/unsavedEdits.ts";
import { ChangeCard } from "./ChangeCard.tsx";
import { FindingList } from "./FindingList.tsx";
import { KeptEntries } from "./KeptEntries.tsx";
import { PastPublications, UnsentPublications } from "./PublicationNotes.tsx";
import { useReview } from "./useReview.ts";
import type { Task } from "./useTask.ts";
import "./changes.css";
import "./ReviewPanel.css";

/** The changes since the last publication, to review, choose, publish or discard. */
export function ReviewPanel({
	target,
}: {
	/** Another one each time the review is asked for. */
	target: Target;
}) {
	const {
		list: { review, selection, publishable, selected, unseen, select },
		message,
		setMessage,
		findings,
		task,
		isBusy,
		status,
		statusRef,
		pendingDiscard,
		setPendingDiscard,
		refresh,
		selectNeeded,
		actions,
	} = useReview(target);
	if (!review || !selection) {
		return (
			<p className="panel" role="status">
				{status?.message ?? "Loading…"}
			</p>
		);
	}
	const { remote, problem } = review;
	return (
		<div className="panel">
			<h2 ref={focusHeading} tabIndex={-1}>
				Review and publish
			</h2>
			{problem && <Problem message={problem} isBusy={isBusy} onRefresh={() => void refresh()} />}
			<StatusLine kind={status?.kind ?? "good"} lineRef={statusRef}>
				{status?.message !== problem && status?.message}
			</StatusLine>
			<Unseen changes={unseen} />
			<Unsaved />
			<UnsentPublications
				review={review}
				isSending={task === "send"}
				isBusy={isBusy}
				onSend={() => void actions.send()}
			/>
			{review.isSample && <SampleNote />}
			<FindingList
				findings={findings}
				isBusy={isBusy}
				onAccept={(words) => void actions.acceptWords(words)}
				onSelect={selectNeeded}
			/>
			{review.changes.length === 0 ? (
				<p>Nothing has changed since the last publication.</p>
			) : (
				<>
					{publishable.length > 1 && (
						<SelectAll
							count={selected.length}
							allCount={review.changes.length}
							onSelect={(isAll) =>
								// What nobody has looked at is ticked at its own words only.
								select(
									publishable.filter((change) => !unseen.includes(change)),
									isAll,
								)
							}
						/>
					)}
					<ul className="changes">
						{review.changes.map((change) => (
							<ChangeCard
								key={getChangeKey(change)}
								change={change}
								isSelected={selected.includes(change)}
								isUnseen={unseen.includes(change)}
								isAdded={!selection.seen.has(getChangeKey(change))}
								isConfirming={pendingDiscard === getChangeKey(change)}
								isBusy={isBusy}
								onSelect={() => select([change], !selected.includes(change))}
								onConfirming={(isConfirming) =>
									setPendingDiscard(isConfirming ? getChangeKey(change) : "")
								}
								onDiscard={() => void actions.discard(change)}
								onRestore={(id) => void actions.restore(id, change.title)}
							/>
						))}
					</ul>
					<Labelled label="What changed, in a few words">
						<input
							className="input"
							value={message ?? ""}
							placeholder={createPublicationMessage(selected)}
							onChange={({ target: input }) => setMessage(input.value)}
						/>
					</Labelled>
					<button
						type="button"
						className="primary"
						disabled={isBusy || selected.length === 0 || problem !== undefined}
						onClick={() => void actions.publish()}
					>
						{formatPublishLabel(task, selected.length, review.changes.length)}
					</button>
					{!problem && <Destination remote={remote} />}
				</>
			)}
			<KeptEntries
				entries={review.kept}
				isBusy={isBusy}
				onRestore={({ id, title }) => void actions.restore(id, title)}
				onDelete={({ id, title }) => void actions.deleteRemoval(id, title)}
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
				onUndo={(commit) => void actions.undo(commit)}
			/>
		</div>
	);
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

function SelectAll({
	count,
	allCount,
	onSelect,
}: {
	count: number;
	allCount: number;
	onSelect: (isAll: boolean) => void;
}) {
	return (
		<div className="actions">
			<button type="button" onClick={() => onSelect(true)}>
				All
			</button>
			<button type="button" onClick={() => onSelect(false)}>
				None
			</button>
			<span className="facts">
				{count} of {allCount} changes are chosen.
			</span>
		</div>
	);
}

/** Says what has been saved since the list was shown: the line itself may be far below. */
function Unseen({ changes }: { changes: readonly ChangeSummary[] }) {
	const titles = changes.map(({ title }) => title).join(", ");
	return changes.length === 0 ? null : (
		<p className="alert" role="alert">
			Saved since you looked, and not chosen: {titles}. Read what it says now, and tick it to
			publish it.
		</p>
	);
}

/** Names the forms that hold what is typed and not saved: it is in no change. */
function Unsaved() {
	const { open } = useDeskCommands();
	const edits = listOwnEdits();
	return edits.length === 0 ? null : (
		<p className="facts unsaved">
			Typed and not saved yet, so not in this list:
			{edits.map(({ key, title }) => (
				<button
					key={key}
					type="button"
					onClick={() => open({ view: "entry", ...parseEntryId(parseTextKey(key) ?? key) })}
				>
					{title}
				</button>
			))}
		</p>
	);
}

/** Says what is left to do before anything goes live, whatever is published. */
function SampleNote() {
	const { open } = useDeskCommands();
	return (
		<div className="to-do">
			<p>
				<b>Still to do before you go live:</b> untick “Sample content” in Site. What you publish is
				sent all the same, but until then the tests of your Git host refuse changed words and
				prices.
			</p>
			<button
				type="button"
				onClick={() => open({ view: "entry", path: "content/site.yaml", fieldPath: ["sample"] })}
			>
				Open “Sample content”
			</button>
		</div>
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

function formatPublishLabel(task: Task | undefined, count: number, allCount: number): string {
	if (task === "publish") {
		return "Checking and publishing…";
	}
	return count === allCount ? "Publish" : `Publish ${count} of ${allCount}`;
}
