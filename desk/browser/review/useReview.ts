import { useEffect, useEffectEvent, useRef } from "react";
import { useDeskCommands } from "../deskCommands.ts";
import { useWindowFocus } from "../hooks/useWindowFocus.ts";
import type { PanelView } from "../state/panelView.ts";
import { openReview, refreshReview, resumeTask, reviewStore } from "./reviewStore.ts";

/**
 * Opens the review, and refreshes it when the person comes back to it.
 * @param view another one each time the review is asked for.
 */
export function useReview(view: PanelView) {
	const { reloadOverview, refreshPage } = useDeskCommands();
	const state = reviewStore.useValue();
	const statusRef = useRef<HTMLDivElement>(null);

	/** Waits for a task, scrolls to its outcome, and refreshes the list and the page. */
	const showOutcome = async (task: Promise<unknown>) => {
		await task;
		// The pressed button may be at the end of a long list, far below the outcome.
		statusRef.current?.focus({ preventScroll: true });
		statusRef.current?.scrollIntoView({ block: "nearest" });
		await reloadOverview();
		refreshPage();
	};
	const refreshUnlessBusy = useEffectEvent(async () => {
		if (reviewStore.current.task) {
			return;
		}
		// First: the list is shown after it, with what it has written as the person's own.
		const task = resumeTask();
		await (task ? showOutcome(task) : refreshReview());
	});
	useEffect(() => openReview(), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each press of the button has a view of its own.
	useEffect(() => void refreshUnlessBusy(), [view]);
	useWindowFocus(() => void refreshUnlessBusy());
	return { ...state, statusRef, showOutcome };
}
