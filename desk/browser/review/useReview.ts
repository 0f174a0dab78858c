import { useEffect, useEffectEvent, useState } from "react";
import type { ChangeSummary } from "../../shared/api/review.ts";
import { getMessage } from "../../shared/getMessage.ts";
import { getPieceKey } from "../../shared/piece.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { useWindowFocus } from "../hooks/useWindowFocus.ts";
import { get } from "../request.ts";
import type { PanelView } from "../state/panelView.ts";
import {
	getPublicationMessage,
	getPublishRequest,
	storePublicationMessage,
} from "./nextPublication.ts";
import { createReviewActions } from "./reviewActions.ts";
import { isSameChange } from "./selection.ts";
import { useReviewList } from "./useReviewList.ts";
import { type RunTask, setStatus, updateFindings, useTask } from "./useTask.ts";

/** What a person can do with the changes. */
export type ReviewActions = ReturnType<typeof useReview>["actions"];

/**
 * Reads the changes since the last publication, and does what can be done with them.
 * @param view another one each time the review is asked for.
 */
export function useReview(view: PanelView) {
	const { reloadOverview, refreshPage } = useDeskCommands();
	const list = useReviewList();
	const { review } = list;
	const [message, setMessage] = useState<string>();
	const [pendingDiscard, setPendingDiscard] = useState<ChangeSummary>();
	const { task, status, findings, statusRef, runTask } = useTask(async () => {
		await reloadOverview();
		refreshPage();
	});
	const isBusy = task !== undefined;
	/** Whether the changes are read once a task has ended that was begun before somebody left the review. */
	const isWaiting = isBusy && !review;

	const runReviewTask: RunTask = (...task) => {
		setPendingDiscard(undefined);
		return runTask(...task);
	};
	const actions = createReviewActions({ list, message, setMessage, runTask: runReviewTask });

	/** Reads the changes again: somebody may have removed what was in the way. */
	const refresh = async () => {
		try {
			const next = await get("review", {});
			if (review && JSON.stringify(review.changes) !== JSON.stringify(next.changes)) {
				// The findings are about versions that are gone.
				updateFindings(() => undefined);
			}
			list.show(next);
			if (status?.isUnready) {
				setStatus(undefined);
			}
			if (!review) {
				setMessage(getPublicationMessage());
				const request = getPublishRequest();
				if (request) {
					void actions.awaitPublication(request, next.remote);
				}
			}
		} catch (error) {
			setStatus({ tone: "bad", message: getMessage(error) });
		}
	};
	const refreshUnlessBusy = useEffectEvent(() => {
		if (!isBusy) {
			void refresh();
		}
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: each press of the button has a view of its own.
	useEffect(() => refreshUnlessBusy(), [view, isWaiting]);
	useWindowFocus(refreshUnlessBusy);

	/** Ticks the changes without which the selected ones would break the site. */
	const selectNeeded = (keys: readonly string[]) => {
		list.select(
			list.publishable.filter((change) => keys.includes(getPieceKey(change))),
			true,
		);
		updateFindings((current) => current && { ...current, needed: [] });
		setStatus({ tone: "good", message: "Ticked. Look at it below, then publish." });
	};
	return {
		list,
		message,
		changeMessage: (next: string) => {
			setMessage(next);
			storePublicationMessage(next);
		},
		findings,
		task,
		isBusy,
		status,
		statusRef,
		/** Whether the person is asked to confirm the discard of a change: of what was shown then, and no other version. */
		isConfirming: (change: ChangeSummary) =>
			pendingDiscard !== undefined && isSameChange(pendingDiscard, change),
		actions: {
			...actions,
			refresh,
			toggle: list.toggle,
			selectNeeded,
			askToDiscard: setPendingDiscard,
			/** Leaves the change that is asked about as it is. */
			cancelDiscard: () => setPendingDiscard(undefined),
		},
	};
}
