import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { DeskCommands } from "./deskCommands.ts";
import type { Half } from "./Header.tsx";
import type { ElementClick } from "./preview/PageConnection.ts";
import { usePreview } from "./preview/usePreview.ts";
import { findEntryPage } from "./state/findEntryPage.ts";
import { useDeskStatus } from "./useDeskStatus.ts";
import { useOtherTabs } from "./useOtherTabs.ts";
import { useOverview } from "./useOverview.ts";
import { usePanelView } from "./usePanelView.ts";
import { useStart } from "./useStart.ts";

/** Leads the two halves of the desk: what the panel shows, and which page is beside it. */
export function useDesk() {
	const { overview, problem, reload } = useOverview();
	const startProblem = useStart(reload);
	const preview = usePreview(overview?.previewOrigin ?? "", openClicked);
	const { connection, showPage: leadPreview } = preview;
	const { message, unshown, checkStatus } = useDeskStatus(() => {
		void reload();
		connection.refreshPage();
	});
	const refreshPage = useCallback(() => {
		connection.refreshPage();
		void checkStatus();
	}, [connection, checkStatus]);
	const updateOtherTabs = useOtherTabs(refreshPage);
	const [view, openView] = usePanelView(() => connection.leaveField());
	const [half, setHalf] = useState<Half>("page");
	const [isOtherPage, setOtherPage] = useState(false);
	const [clickedLink, setClickedLink] = useState<string>();

	const showPage = useCallback(
		(path: string) => {
			setOtherPage(false);
			setClickedLink(undefined);
			leadPreview(path);
		},
		[leadPreview],
	);
	const commands = useMemo(
		(): DeskCommands => ({
			open: (wanted, page) => {
				const opened = openView(wanted);
				connection.leaveField(opened.panel === "entry" ? opened.path : undefined);
				setOtherPage(false);
				setHalf("panel");
				if (page) {
					showPage(page);
				}
			},
			showPage,
			showField: connection.showField,
			refreshPage: () => {
				refreshPage();
				updateOtherTabs();
			},
			reload,
			collectKeys: connection.collectKeys,
		}),
		[openView, reload, connection, refreshPage, updateOtherTabs, showPage],
	);

	/** Finds the page of the form that is open. */
	const findPageOfForm = () =>
		overview && view.panel === "entry" ? findEntryPage(overview, view.path) : undefined;

	// A form that is open after a reload has its page beside it.
	const showPageOfForm = useEffectEvent(() => {
		const page = findPageOfForm();
		if (page) {
			showPage(page);
		}
	});
	const isLoaded = overview !== undefined;
	useEffect(() => {
		if (isLoaded) {
			showPageOfForm();
		}
	}, [isLoaded]);

	/** Opens the field of what was clicked on the page, and offers to follow its link. */
	function openClicked({ block, href, time, words }: ElementClick) {
		setClickedLink(href);
		if (block) {
			const { path, fieldPath, line } = block;
			commands.open({ panel: "entry", path, fieldPath, line, clickTime: time, words });
		}
	}

	return {
		commands,
		overview,
		/** What keeps the desk from working, in sentences. Of a desk that has ended nothing else matters. */
		problems: message ? [message] : [startProblem, problem].filter(Boolean),
		unshown,
		view,
		preview,
		/** Whether the page was chosen while a form was open, and is not the form's own. */
		isOtherPage,
		/** Where the link leads that was clicked last on the page. */
		clickedLink,
		/** Shows a page that was chosen, whatever is open in the panel. @param url may name a place on it */
		choosePage: (url: string) => {
			const [path] = url.split("#");
			const isPlaceOnPage = path === preview.path;
			connection.leaveField();
			showPage(url);
			setOtherPage(
				isPlaceOnPage ? isOtherPage : view.panel === "entry" && path !== findPageOfForm(),
			);
		},
		half,
		setHalf,
	};
}
