import { useCallback, useEffect, useState } from "react";
import { useLatest } from "./hooks/useLatest.ts";
import { confirmLeaving } from "./state/guardLeaving.ts";
import { chooseForm, formatHash, isSameForm, type PanelView, readHash } from "./state/panelView.ts";

/**
 * Holds the view that the panel shows. The URL hash names it, so that a reload and the browser's history open it again.
 * @param onOpen called with each view that is opened, and the one before.
 * @returns the view, and a function that opens another.
 */
export function usePanelView(
	onOpen: (view: PanelView, before: PanelView) => void,
): [PanelView, (wanted: PanelView) => void] {
	const [view, setView] = useState<PanelView>(readHash);
	const latest = useLatest({ view, onOpen });
	const show = useCallback(
		(next: PanelView) => {
			latest.current.onOpen(next, latest.current.view);
			setView(next);
		},
		[latest],
	);
	useEffect(() => {
		const handle = () => {
			const { view: before } = latest.current;
			const next = readHash();
			if (mayOpen(next, before)) {
				show(next);
			} else {
				history.pushState(null, "", formatHash(before));
			}
		};
		window.addEventListener("hashchange", handle);
		return () => window.removeEventListener("hashchange", handle);
	}, [show, latest]);
	const open = useCallback(
		(wanted: PanelView) => {
			const { view: before } = latest.current;
			const next = chooseForm(wanted, before);
			if (!mayOpen(next, before)) {
				return;
			}
			// Another field of the form that is open is no step: Back leads to what was open before.
			if (formatHash(next) !== formatHash(before)) {
				history.pushState(null, "", formatHash(next));
			}
			show(next);
		},
		[show, latest],
	);
	return [view, open];
}

/** Checks whether a view may take the place of another: the person is asked where a form would lose something. */
function mayOpen(wanted: PanelView, before: PanelView): boolean {
	// The form of an entry that was removed is of no more use.
	const isRemoved = wanted.panel === "list" && wanted.removed !== undefined;
	return isRemoved || isSameForm(wanted, before) || confirmLeaving();
}
