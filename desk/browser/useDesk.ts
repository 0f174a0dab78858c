import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { DeskCommands } from "./deskCommands.ts";
import type { Half } from "./Header.tsx";
import type { ElementClick } from "./preview/previewCommands.ts";
import { findEntryPage } from "./state/findEntryPage.ts";
import { useDeskStatus } from "./useDeskStatus.ts";
import { useOverview } from "./useOverview.ts";
import { usePanelView } from "./usePanelView.ts";
import { useShownPage } from "./useShownPage.ts";

/** Leads the two halves of the desk: what the panel shows, and which page is beside it. */
export function useDesk() {
	const page = useShownPage();
	const { previewRef, show: showPage, setOther: setOtherPage } = page;
	const { overview, problem, reload } = useOverview();
	const { message, unshown, typedElsewhere, checkStatus } = useDeskStatus(() => {
		void reload();
		previewRef.current?.refresh();
	});
	const [view, openView] = usePanelView(() => previewRef.current?.leaveField());
	const [half, setHalf] = useState<Half>("page");

	const commands = useMemo(
		(): DeskCommands => ({
			open: (wanted, page) => {
				const opened = openView(wanted);
				previewRef.current?.leaveField(opened.panel === "entry" ? opened.path : undefined);
				setOtherPage(false);
				setHalf("panel");
				if (page) {
					showPage(page);
				}
			},
			showPage,
			showField: (field) => previewRef.current?.showField(field),
			refreshPage: () => {
				previewRef.current?.refresh();
				void checkStatus();
			},
			reload,
			collectKeys: async () => previewRef.current?.collectKeys(),
		}),
		[openView, reload, checkStatus, previewRef, showPage, setOtherPage],
	);

	// A form that is open after a reload has its page beside it.
	const showPageOfForm = useEffectEvent(() => {
		const page = overview && view.panel === "entry" && findEntryPage(overview, view.path);
		if (page) {
			previewRef.current?.go(page);
		}
	});
	const isLoaded = overview !== undefined;
	useEffect(() => {
		if (isLoaded) {
			showPageOfForm();
		}
	}, [isLoaded]);

	return {
		commands,
		overview,
		/** What keeps the desk from working, in sentences. */
		problems: [...new Set([problem, message])].filter(Boolean),
		unshown,
		typedElsewhere,
		view,
		/** The page beside the panel. */
		page,
		half,
		setHalf,
		/** Opens the field of what was clicked on the page, and offers to follow its link. */
		openClicked: ({ block, href, time, words }: ElementClick) => {
			page.setClickedLink(href);
			if (block) {
				const { path, fieldPath, line } = block;
				commands.open({ panel: "entry", path, fieldPath, line, clickTime: time, words });
			}
		},
	};
}
