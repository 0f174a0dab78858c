import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type DeskCommands, DeskCommandsContext } from "./deskCommands.ts";
import { EntryPanel } from "./entry/EntryPanel.tsx";
import { type Half, Header } from "./Header.tsx";
import { ignoreRepeatedPresses } from "./ignoreRepeatedPresses.ts";
import { ListPanel } from "./list/ListPanel.tsx";
import { type ElementClick, Preview, type PreviewHandle } from "./Preview.tsx";
import { ReviewPanel } from "./review/ReviewPanel.tsx";
import { noteKeyPress } from "./state/keyPresses.ts";
import { formatHash, getFormId, type PanelView, readHash } from "./state/panelView.ts";
import { UnshownEdits } from "./UnshownEdits.tsx";
import { useDeskStatus } from "./useDeskStatus.ts";
import { useOverview } from "./useOverview.ts";
import { useShortcut } from "./useShortcut.ts";
import "./App.css";

/** Moves the keyboard past the page, which has more stops than anything else. */
function goToPanel(): void {
	document.querySelector<HTMLElement>("#panel h2")?.focus();
}

/** The page of the desk: the site, and beside it the form of whatever is clicked. */
export function App() {
	const [view, setView] = useState<PanelView>(readHash);
	const [page, setPage] = useState("/");
	const [isEditing, setEditing] = useState(true);
	const [link, setLink] = useState<string>();
	const [half, setHalf] = useState<Half>("page");
	/** Whether another page was chosen while a form was open. */
	const [isPageChosen, setPageChosen] = useState(false);
	const previewRef = useRef<PreviewHandle>(null);
	const { overview, problem, reload } = useOverview();
	const {
		message: statusMessage,
		unshown,
		checkStatus,
	} = useDeskStatus(() => {
		void reload();
		previewRef.current?.refresh();
	});
	useEffect(ignoreRepeatedPresses, []);
	useEffect(() => {
		const handleKey = ({ target }: KeyboardEvent) => {
			if (!(target instanceof Element && target.matches("input, textarea, select"))) {
				noteKeyPress(Date.now());
			}
		};
		window.addEventListener("keydown", handleKey);
		return () => window.removeEventListener("keydown", handleKey);
	}, []);
	useEffect(() => {
		const followHash = () => {
			previewRef.current?.leaveField();
			setView(readHash());
		};
		window.addEventListener("hashchange", followHash);
		return () => window.removeEventListener("hashchange", followHash);
	}, []);

	const commands = useMemo(
		(): DeskCommands => ({
			open: (wanted) => {
				// Each new entry has a form of its own, which stays open when the entry gets its path.
				const isNew = wanted.panel === "entry" && wanted.path === "" && !wanted.formId;
				const nextView = isNew ? { ...wanted, formId: crypto.randomUUID() } : wanted;
				history.pushState(null, "", formatHash(nextView));
				previewRef.current?.leaveField(nextView.panel === "entry" ? nextView.path : undefined);
				setView(nextView);
				setPageChosen(false);
				setHalf("panel");
			},
			showPage: (path) => {
				setPageChosen(false);
				setLink(undefined);
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
		[reload, checkStatus],
	);
	useShortcut("Enter", () => commands.open({ panel: "review" }));
	const openClicked = ({ block, href, time }: ElementClick) => {
		setLink(href);
		if (block) {
			const { path, fieldPath, line } = block;
			commands.open({
				panel: "entry",
				path,
				fieldPath,
				line,
				clickTime: time,
			});
		}
	};
	const choosePage = (path: string) => {
		previewRef.current?.leaveField();
		commands.showPage(path);
		setPageChosen(view.panel === "entry");
	};
	const followLink = (path: string) => {
		setLink(undefined);
		previewRef.current?.leaveField();
		previewRef.current?.go(path);
	};
	// A form that is open after a reload has its page beside it.
	const showPageOfForm = useEffectEvent(() => {
		const entries = overview?.groups.flatMap(({ entries }) => entries) ?? [];
		const path = view.panel === "entry" ? view.path : undefined;
		const matchingEntry = entries.find((entry) => entry.path === path);
		if (matchingEntry?.page) {
			previewRef.current?.go(matchingEntry.page);
		}
	});
	const isLoaded = overview !== undefined;
	useEffect(() => {
		if (isLoaded) {
			showPageOfForm();
		}
	}, [isLoaded]);

	if (!overview) {
		return (
			<p className="opening" role="status">
				{problem || "The desk is opening…"}
			</p>
		);
	}
	return (
		<DeskCommandsContext value={commands}>
			<div className="desk" data-half={half}>
				<button type="button" className="skip visually-hidden" onClick={goToPanel}>
					Go to the form
				</button>
				<Header
					overview={overview}
					page={page}
					half={half}
					isEditing={isEditing}
					onHalf={setHalf}
					onPage={choosePage}
					onEditing={setEditing}
				/>
				<main className="panel-side" id="panel">
					{[...new Set([problem, statusMessage])].filter(Boolean).map((message) => (
						<p key={message} className="alert" role="alert">
							{message}
						</p>
					))}
					<UnshownEdits edits={unshown} view={view} />
					{isPageChosen && view.panel === "entry" && (
						<p className="facts other-page" role="status">
							This form is still open. The page beside it is another one.
						</p>
					)}
					{view.panel === "list" && <ListPanel view={view} overview={overview} />}
					{view.panel === "entry" && (
						<EntryPanel key={getFormId(view)} view={view} overview={overview} />
					)}
					{view.panel === "review" && <ReviewPanel view={view} />}
				</main>
				<section className="page-side" aria-label="The page">
					{link && (
						<p className="follow">
							<button type="button" onClick={() => followLink(link)}>
								Go to {link}
							</button>
						</p>
					)}
					<Preview
						origin={overview.previewOrigin}
						isEditing={isEditing}
						onElementClick={openClicked}
						onPage={setPage}
						handle={previewRef}
					/>
				</section>
			</div>
		</DeskCommandsContext>
	);
}
