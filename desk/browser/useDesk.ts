import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { DeskCommands } from "./deskCommands.ts";
import type { Half } from "./Header.tsx";
import type { ElementClick, PreviewCommands } from "./preview/previewCommands.ts";
import { useDeskStatus } from "./useDeskStatus.ts";
import { useOverview } from "./useOverview.ts";
import { usePanelView } from "./usePanelView.ts";

/** Leads the two halves of the desk: what the panel shows, and which page is beside it. */
export function useDesk() {
	const previewRef = useRef<PreviewCommands>(null);
	const { overview, problem, reload } = useOverview();
	const { message, unshown, typedElsewhere, checkStatus } = useDeskStatus(() => {
		void reload();
		previewRef.current?.refresh();
	});
	const [view, openView] = usePanelView(() => previewRef.current?.leaveField());
	const [half, setHalf] = useState<Half>("page");
	const [page, setPage] = useState("/");
	const [clickedLink, setClickedLink] = useState<string>();
	const [isOtherPage, setOtherPage] = useState(false);

	const commands = useMemo(
		(): DeskCommands => ({
			open: (wanted) => {
				const opened = openView(wanted);
				previewRef.current?.leaveField(opened.panel === "entry" ? opened.path : undefined);
				setOtherPage(false);
				setHalf("panel");
			},
			showPage: (path) => {
				setOtherPage(false);
				setClickedLink(undefined);
				previewRef.current?.go(path);
			},
			showField: (path, fieldPath) => previewRef.current?.showField({ path, fieldPath }),
			showPlace: (path, fieldPath) =>
				previewRef.current?.showField({ path, fieldPath, isPlaceOnly: true }),
			refreshPage: () => {
				previewRef.current?.refresh();
				void checkStatus();
			},
			reload,
			collectKeys: async () => previewRef.current?.collectKeys(),
		}),
		[openView, reload, checkStatus],
	);

	// A form that is open after a reload has its page beside it.
	const showPageOfForm = useEffectEvent(() => {
		const entries = overview?.groups.flatMap((group) => group.entries) ?? [];
		const entry = entries.find(({ path }) => view.panel === "entry" && path === view.path);
		if (entry?.page) {
			previewRef.current?.go(entry.page);
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
		half,
		setHalf,
		previewRef,
		/** The path of the page that is shown. */
		page,
		setPage,
		/** Whether another page was chosen while a form was open. */
		isOtherPage,
		/** Where the link leads that was clicked last. */
		clickedLink,
		/** Shows a page that was chosen, whatever is open in the panel. */
		choosePage: (path: string) => {
			previewRef.current?.leaveField();
			commands.showPage(path);
			setOtherPage(view.panel === "entry");
		},
		/** Opens the field of what was clicked on the page, and offers to follow its link. */
		openClicked: ({ block, href, time, words }: ElementClick) => {
			setClickedLink(href);
			if (block) {
				const { path, fieldPath, line } = block;
				commands.open({ panel: "entry", path, fieldPath, line, clickTime: time, words });
			}
		},
		followLink: (path: string) => {
			setClickedLink(undefined);
			previewRef.current?.leaveField();
			previewRef.current?.go(path);
		},
	};
}
