import { useCallback, useEffect, useState } from "react";
import { useLatest } from "./hooks/useLatest.ts";
import { chooseForm, formatHash, type PanelView, readHash } from "./state/panelView.ts";

/**
 * Holds the view that the panel shows. The URL hash names it, so that a reload and the browser's history open it again.
 * @param onOpen called with a view that is opened, by whatever way, and the one before.
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
		const handle = () => show(readHash());
		window.addEventListener("hashchange", handle);
		return () => window.removeEventListener("hashchange", handle);
	}, [show]);
	const open = useCallback(
		(wanted: PanelView) => {
			const next = chooseForm(wanted, latest.current.view);
			// Another field of the form that is open is no step: Back leads to what was open before.
			if (formatHash(next) !== formatHash(latest.current.view)) {
				history.pushState(null, "", formatHash(next));
			}
			show(next);
		},
		[show, latest],
	);
	return [view, open];
}
