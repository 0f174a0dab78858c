import { getPieceKey } from "../../shared/piece.ts";
import { createPublicationMessage } from "../../shared/publicationMessage.ts";
import { focusHeading } from "../components/focusHeading.ts";
import { Labelled } from "../components/Labelled.tsx";
import { StatusLine } from "../components/StatusLine.tsx";
import type { PanelView } from "../state/panelView.ts";
import { ChangeCard } from "./ChangeCard.tsx";
import { FindingList } from "./FindingList.tsx";
import { KeptEntries } from "./KeptEntries.tsx";
import { PastPublications, UnsentPublications } from "./PublicationNotes.tsx";
import { Destination, Problem, SampleNote, Unsaved, Unseen } from "./ReviewNotes.tsx";
import { markChange } from "./selection.ts";
import { useReview } from "./useReview.ts";
import type { Task } from "./useTask.ts";
import "./changes.css";

/** The changes since the last publication, to review, choose, publish or discard. */
export function ReviewPanel({
	view,
}: {
	/** Another one each time the review is asked for. */
	view: PanelView;
}) {
	const {
		list: { review, selection, publishable, selected, unseen, selectAll },
		message,
		setMessage,
		findings,
		task,
		isBusy,
		status,
		statusRef,
		pendingDiscard,
		actions,
	} = useReview(view);
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
			{problem && (
				<Problem message={problem} isBusy={isBusy} onRefresh={() => void actions.refresh()} />
			)}
			<StatusLine kind={status?.kind ?? "good"} lineRef={statusRef}>
				{status?.message !== problem && status?.message}
			</StatusLine>
			{review.isSample && <SampleNote />}
			<PastPublications
				review={review}
				isUndoing={task === "undo" || task === "redo"}
				isBlocked={isBusy || problem !== undefined}
				onUndo={({ commit, isUndo }) => void actions.undo(commit, isUndo)}
			/>
			<Unseen changes={unseen} />
			<Unsaved />
			<UnsentPublications
				review={review}
				isSending={task === "send"}
				isBusy={isBusy}
				onSend={() => void actions.send()}
			/>
			<FindingList
				findings={findings}
				isBusy={isBusy}
				onAccept={(words) => void actions.acceptWords(words)}
				onSelect={actions.selectNeeded}
			/>
			{review.changes.length === 0 ? (
				<p>Nothing has changed since the last publication.</p>
			) : (
				<>
					{publishable.length > 1 && (
						<SelectAll
							count={selected.length}
							allCount={review.changes.length}
							onSelect={selectAll}
						/>
					)}
					<ul className="changes">
						{review.changes.map((change) => (
							<ChangeCard
								key={getPieceKey(change)}
								change={change}
								marks={markChange(selection, change, review.changes)}
								isConfirming={pendingDiscard === getPieceKey(change)}
								isBusy={isBusy}
								actions={actions}
							/>
						))}
					</ul>
					<div className="panel-foot">
						<Labelled label="What changed, in a few words">
							<input
								className="input"
								value={message ?? ""}
								placeholder={createPublicationMessage(selected)}
								onChange={({ target }) => setMessage(target.value)}
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
					</div>
				</>
			)}
			<KeptEntries
				entries={review.kept}
				isBusy={isBusy}
				onRestore={({ id, title }) => void actions.restore(id, title)}
				onDelete={({ id, title }) => void actions.deleteRemoval(id, title)}
			/>
			{review.unpublishable.length > 0 && (
				<p className="note">
					Never published, because they are not content: {review.unpublishable.join(", ")}.
				</p>
			)}
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
			<span className="note">
				{count} of {allCount} changes are chosen.
			</span>
		</div>
	);
}

function formatPublishLabel(task: Task | undefined, count: number, allCount: number): string {
	if (task === "publish") {
		return "Checking and publishing…";
	}
	if (count < allCount) {
		return `Publish ${count} of ${allCount}`;
	}
	return allCount > 1 ? `Publish all ${allCount}` : "Publish";
}
