import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { formatHash, type PanelView, readHash } from "./state/panelView.ts";

/**
 * Holds the view that the panel shows. The URL hash names it, so that a reload and the browser's history open it again.
 * @param onHashChange called when the browser's history, or a hash that was typed, opens another view.
 * @returns the view, and a function that opens another.
 */
export function usePanelView(
	onHashChange: () => void,
): [PanelView, (wanted: PanelView) => PanelView] {
	const [view, setView] = useState<PanelView>(readHash);
	const followHash = useEffectEvent(() => {
		onHashChange();
		setView(readHash());
	});
	useEffect(() => {
		const handle = () => followHash();
		window.addEventListener("hashchange", handle);
		return () => window.removeEventListener("hashchange", handle);
	}, []);
	const openView = useCallback((wanted: PanelView) => {
		// Each new entry has a form of its own, which stays open when the entry gets its path.
		const isNew = wanted.panel === "entry" && wanted.path === "" && !wanted.formKey;
		const next = isNew ? { ...wanted, formKey: crypto.randomUUID() } : wanted;
		history.pushState(null, "", formatHash(next));
		setView(next);
		return next;
	}, []);
	return [view, openView];
}
