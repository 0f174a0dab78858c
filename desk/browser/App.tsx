import { useEffect, useRef } from "react";
import type { Overview } from "../shared/api/entries.ts";
import type { UnshownEdit } from "../shared/api/preview.ts";
import styles from "./App.module.css";
import { Alert } from "./components/Alert.tsx";
import { Hint, StatusHint } from "./components/Hint.tsx";
import { DeskCommandsContext } from "./deskCommands.ts";
import { EntryPanel } from "./entry/EntryPanel.tsx";
import { Header } from "./Header.tsx";
import { useShortcut } from "./hooks/useShortcut.ts";
import { ignoreRepeatedPresses } from "./ignoreRepeatedPresses.ts";
import { ListPanel } from "./list/ListPanel.tsx";
import { PanelBoundary } from "./PanelBoundary.tsx";
import { Preview } from "./preview/Preview.tsx";
import { subscribeToWrites } from "./request.ts";
import { storeOwnWrites } from "./review/nextPublication.ts";
import { ReviewPanel } from "./review/ReviewPanel.tsx";
import { formatEntryKey } from "./state/entryKey.ts";
import { guardLeaving } from "./state/guardLeaving.ts";
import { recordKeyPresses } from "./state/keyPresses.ts";
import { getFormKey, type PanelView } from "./state/panelView.ts";
import { useEditsOfOtherTabs } from "./state/unsavedEdits.ts";
import { UnshownEdits } from "./UnshownEdits.tsx";
import { useDesk } from "./useDesk.ts";

/** The page of the desk: the site, and beside it the form of what is clicked. */
export function App() {
	const desk = useDesk();
	const { commands, overview, problems, view, preview, clickedLink, half } = desk;
	const panelRef = useRef<HTMLElement>(null);
	useEffect(ignoreRepeatedPresses, []);
	useEffect(recordKeyPresses, []);
	useEffect(guardLeaving, []);
	useEffect(() => subscribeToWrites(storeOwnWrites), []);
	useShortcut("Enter", () => commands.open({ panel: "review" }));
	if (!overview) {
		return (
			<p className={styles.opening} role="status">
				{problems[0] ?? "The desk is opening…"}
			</p>
		);
	}
	return (
		<DeskCommandsContext value={commands}>
			<div className={styles.desk} data-half={half}>
				<button
					type="button"
					className={`${styles.skip} visually-hidden`}
					onClick={() => focusPanel(panelRef.current)}
				>
					Go to the form
				</button>
				<div className={styles.bar}>
					<Header
						overview={overview}
						page={preview.page}
						half={half}
						isEditing={preview.isEditing}
						onHalf={desk.setHalf}
						onPage={desk.choosePage}
						onEditing={preview.setEditing}
					/>
				</div>
				<div className={styles.problems}>
					{problems.map((problem) => (
						<Alert key={problem}>{problem}</Alert>
					))}
				</div>
				<main className={styles.panel} ref={panelRef}>
					<PanelBoundary
						key={view.panel === "entry" ? getFormKey(view) : view.panel}
						path={view.panel === "entry" ? view.path : ""}
					>
						<SidePanel view={view} overview={overview} />
					</PanelBoundary>
				</main>
				<aside className={styles.notices} aria-label="Notices">
					<PageNotices unshown={desk.unshown} view={view} isOtherPage={desk.isOtherPage} />
				</aside>
				<section className={styles.page} aria-label="The page">
					<Preview frame={preview.frame}>
						{clickedLink && (
							<button type="button" onClick={() => desk.openLink(clickedLink)}>
								Go to {clickedLink}
							</button>
						)}
					</Preview>
				</section>
			</div>
		</DeskCommandsContext>
	);
}

/** Notices about the page that is beside the panel. */
function PageNotices({
	unshown,
	view,
	isOtherPage,
}: {
	unshown: readonly UnshownEdit[];
	view: PanelView;
	/** Whether the page beside an open form is another one. */
	isOtherPage: boolean;
}) {
	return (
		<>
			<UnshownEdits edits={unshown} view={view} />
			<EditsOfOtherTabs view={view} />
			{isOtherPage && (
				<div className={styles.notice}>
					<StatusHint>This form is still open. The page beside it is a different one.</StatusHint>
				</div>
			)}
		</>
	);
}

/** Names the entries whose unsaved text on the page was typed in another tab; as an alert if the open form is of such an entry. */
function EditsOfOtherTabs({ view }: { view: PanelView }) {
	const openKey = view.panel === "entry" && formatEntryKey({ kind: "", ...view });
	const edits = useEditsOfOtherTabs();
	const others = edits.filter(({ key }) => key !== openKey);
	return (
		<>
			{others.length < edits.length && (
				<Alert>
					This form holds something else in another tab, not saved yet. The page shows what was
					typed last.
				</Alert>
			)}
			{others.length > 0 && (
				<div className={styles.notice}>
					<Hint>
						The page also shows what is typed in another tab:{" "}
						{others.map(({ title }) => title).join(", ")}.
					</Hint>
				</div>
			)}
		</>
	);
}

/** The panel that a view names. */
function SidePanel({ view, overview }: { view: PanelView; overview: Overview }) {
	switch (view.panel) {
		case "list":
			return <ListPanel view={view} overview={overview} />;
		case "entry":
			return <EntryPanel view={view} overview={overview} />;
		case "review":
			return <ReviewPanel view={view} />;
	}
}

/** Moves the focus past the page, which has more tab stops than the rest of the desk. */
function focusPanel(panel: HTMLElement | null): void {
	panel?.querySelector("h2")?.focus();
}
