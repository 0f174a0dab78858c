import type { ReactNode } from "react";
import { buttonNames } from "../../shared/buttonNames.ts";
import { getPieceKey } from "../../shared/piece.ts";
import { Actions } from "../components/Actions.tsx";
import { Hint } from "../components/Hint.tsx";
import { Panel } from "../components/Panel.tsx";
import { focusHeading, PanelHeading } from "../components/PanelHeading.tsx";
import { PlainList } from "../components/PlainList.tsx";
import { StatusLine } from "../components/StatusLine.tsx";
import type { PanelView } from "../state/panelView.ts";
import { ChangeCard } from "./ChangeCard.tsx";
import { FindingList } from "./FindingList.tsx";
import { PastPublications, UnsentPublications } from "./PublicationNotes.tsx";
import { PublishFoot } from "./PublishFoot.tsx";
import {
	BlockedNote,
	DestinationNote,
	ProblemNote,
	SampleNote,
	UnsavedNote,
	UnseenNote,
} from "./ReviewNotes.tsx";
import {
	acceptWords,
	changeMessage,
	discard,
	listPublishable,
	publish,
	refreshReview,
	runTask,
	selectAll,
	selectNeeded,
} from "./reviewStore.ts";
import { isSelected, isUnseen, markChange } from "./selection.ts";
import { Trash } from "./Trash.tsx";
import { useReview } from "./useReview.ts";

/** The changes since the last publication, to review, choose, publish or discard. */
export function ReviewPanel({
	view,
}: {
	/** Another one each time the review is asked for. */
	view: PanelView;
}) {
	const { review, selection, message, findings, task, status, statusRef, showOutcome } =
		useReview(view);
	if (!review || !selection) {
		return (
			<Panel>
				<p role="status">{status?.message ?? "Loading…"}</p>
			</Panel>
		);
	}
	const { problem } = review;
	const isBusy = task !== undefined;
	const publishable = listPublishable(review);
	const selected = publishable.filter((change) => isSelected(selection, change));
	return (
		<Panel
			foot={
				review.changes.length > 0 && (
					<PublishFoot
						message={message}
						selected={selected}
						allCount={review.changes.length}
						task={task}
						isBlocked={isBusy || problem !== undefined}
						onMessage={changeMessage}
						onPublish={() => void showOutcome(publish())}
					>
						{problem ? (
							<BlockedNote problem={problem} />
						) : (
							<DestinationNote remote={review.remote} />
						)}
					</PublishFoot>
				)
			}
		>
			<PanelHeading headingRef={focusHeading}>{buttonNames.review}</PanelHeading>
			{problem && (
				<ProblemNote problem={problem} isBusy={isBusy} onRefresh={() => void refreshReview()} />
			)}
			<StatusLine tone={status?.tone ?? "good"} lineRef={statusRef}>
				{!(problem && status?.isUnready) && status?.message}
			</StatusLine>
			{review.isSample && <SampleNote />}
			<PastPublications
				review={review}
				isUndoing={task === "undo"}
				isBlocked={isBusy || problem !== undefined}
				onUndo={({ commit }) => void showOutcome(runTask("undo", { commit }))}
			/>
			<UnseenNote changes={publishable.filter((change) => isUnseen(selection, change))} />
			<UnsavedNote />
			<UnsentPublications
				review={review}
				isSending={task === "send"}
				isBusy={isBusy}
				onSend={() => void showOutcome(runTask("send", {}))}
			/>
			<FindingList
				findings={findings}
				isBusy={isBusy}
				onAccept={(words) => void showOutcome(acceptWords(words))}
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
							onSelect={selectAll}
						/>
					)}
					<PlainList>
						{review.changes.map((change) => (
							<ChangeCard
								key={getPieceKey(change)}
								change={change}
								marks={markChange(selection, change, review.changes)}
								isBusy={isBusy}
								onDiscard={() => void showOutcome(discard(change))}
								onRestore={(id) => void showOutcome(restore(id, change.title))}
							/>
						))}
					</PlainList>
				</>
			)}
			<Trash
				entries={review.trash}
				isBusy={isBusy}
				onRestore={({ id, title }) => void showOutcome(restore(id, title))}
				onDelete={({ id, title }) => void showOutcome(runTask("delete-from-trash", { id }, title))}
			/>
			<FileNote paths={review.unreadableRecords}>
				The desk cannot read what it kept of something that was removed. Nothing else depends on it:
			</FileNote>
			<FileNote paths={review.unpublishable}>Not published, because they are not content:</FileNote>
		</Panel>
	);
}

/** A sentence that ends in the files that it is about. */
function FileNote({ paths, children }: { paths: readonly string[]; children: ReactNode }) {
	return (
		paths.length > 0 && (
			<Hint>
				{children} {paths.join(", ")}.
			</Hint>
		)
	);
}

function restore(id: string, title: string): Promise<unknown> {
	return runTask("restore", { id }, title);
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
		<Actions>
			<button type="button" onClick={() => onSelect(true)}>
				All
			</button>
			<button type="button" onClick={() => onSelect(false)}>
				None
			</button>
			<Hint place="inline">
				{count} of {allCount} changes are chosen.
			</Hint>
		</Actions>
	);
}
