import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { DeskCommands } from "./deskCommands.ts";
import type { DeskHalf } from "./Header.tsx";
import type { ElementClick } from "./preview/PageConnection.ts";
import { isSameForm } from "./state/panelView.ts";
import { subscribeToOtherTabs } from "./state/unsavedEdits.ts";
import { useDeskStatus } from "./useDeskStatus.ts";
import { useOtherTabs } from "./useOtherTabs.ts";
import { useOverview } from "./useOverview.ts";
import { usePageBesidePanel } from "./usePageBesidePanel.ts";
import { usePanelView } from "./usePanelView.ts";
import { showEdit, useStart } from "./useStart.ts";

/** Coordinates the two halves of the desk: what the panel shows, and which page is beside it. */
export function useDesk() {
	const { overview, problem, reloadOverview, findPage } = useOverview();
	const startProblem = useStart(reloadOverview);
	const [half, setHalf] = useState<DeskHalf>("preview");
	const origin = overview?.previewOrigin ?? "";
	// Either half leads the other: a form that is opened leads the page, and a click on the page opens a form.
	const beside = usePageBesidePanel(origin, findPage);
	const { showPage } = beside;
	const { connection } = beside.preview;
	/** When the person has opened what is in the panel. */
	const openTimeRef = useRef(0);
	const [view, open] = usePanelView((opened, before) => {
		connection.leaveField(opened.panel === "entry" ? opened.path : undefined);
		setHalf("panel");
		const clickTime = opened.panel === "entry" ? opened.clickTime : undefined;
		// A new entry gets its path by itself: what was clicked before that still counts.
		if (clickTime !== undefined || !isSameForm(opened, before)) {
			openTimeRef.current = clickTime ?? Date.now();
		}
		beside.showFormPage(opened, before);
	});
	/** Opens the field of what was clicked on the page, and offers to follow its link. */
	const openClicked = useEffectEvent(({ block, href, time, words }: ElementClick) => {
		// The fields of the page may be found only now: by then the person may be elsewhere.
		if (block && time >= openTimeRef.current) {
			const { path, fieldPath, line } = block;
			open({ panel: "entry", path, fieldPath, line, clickTime: time, words });
		}
		beside.setClickedLink(href);
	});
	useEffect(() => connection.handleClicks((click) => openClicked(click)), [connection]);
	// A form that is open after a reload has its page beside it.
	const showFirstFormPage = useEffectEvent(() => beside.showFormPage(view));
	const isLoaded = overview !== undefined;
	useEffect(() => {
		if (isLoaded) {
			showFirstFormPage();
		}
	}, [isLoaded]);

	const { message, unshown, checkStatus } = useDeskStatus(() => {
		void reloadOverview();
		connection.refreshPage();
	});
	const refreshPage = useCallback(() => {
		connection.refreshPage();
		void checkStatus();
	}, [connection, checkStatus]);
	const updateOtherTabs = useOtherTabs(refreshPage);
	const commands = useMemo(
		(): DeskCommands => ({
			open,
			showPage,
			showField: connection.showField,
			refreshPage: () => {
				refreshPage();
				updateOtherTabs();
			},
			reloadOverview,
			collectKeys: connection.collectKeys,
		}),
		[open, showPage, reloadOverview, connection, refreshPage, updateOtherTabs],
	);
	const { refreshPage: refreshPages } = commands;
	useEffect(
		() => subscribeToOtherTabs((edit) => void showEdit(edit).then(refreshPages)),
		[refreshPages],
	);
	return {
		commands,
		overview,
		/** What keeps the desk from working, in sentences. */
		problems: [...new Set([message, startProblem, problem])].filter(Boolean),
		unshown,
		view,
		preview: beside.preview,
		isOtherPage: beside.isOtherPage(view),
		clickedLink: beside.clickedLink,
		/** Shows a page that was chosen, and brings into view what it has of an open form. */
		choosePage: (path: string) => {
			if (view.panel === "entry") {
				connection.showFile(view.path);
			} else {
				connection.leaveField();
			}
			beside.choosePage(path);
		},
		/** Opens the link that was clicked on the page. @param url may name a place on another */
		openLink: (url: string) => {
			connection.leaveField();
			beside.choosePage(url);
		},
		half,
		setHalf,
	};
}
