import { useEffect, useRef, useState } from "react";
import type { Overview } from "../../shared/api/entries.ts";
import { buttonNames } from "../../shared/buttonNames.ts";
import { Hint, StatusHint } from "../components/Hint.tsx";
import { Panel } from "../components/Panel.tsx";
import { focusHeading, PanelHeading } from "../components/PanelHeading.tsx";
import { useDeskCommands } from "../deskCommands.ts";
import { useWhileShown } from "../hooks/useWhileShown.ts";
import { parseEntryKey } from "../state/entryKey.ts";
import type { ListView } from "../state/panelView.ts";
import { useSavesUnderWay } from "../state/savesUnderWay.ts";
import { readOpenTabs } from "../state/tab.ts";
import { adoptEdits, parseEditKey, type UnsavedEdit, useOwnEdits } from "../state/unsavedEdits.ts";
import { GroupSection } from "./GroupSection.tsx";
import styles from "./ListPanel.module.css";
import { searchContent } from "./searchContent.ts";
import { UnsavedList } from "./UnsavedList.tsx";
import { useListActions } from "./useListActions.ts";

/** The list of all content, with a search. */
export function ListPanel({
	view,
	overview,
}: {
	/** Another one each time the list is asked for. */
	view: ListView;
	overview: Overview;
}) {
	const { message, restore, sort, move } = useListActions();
	const [search, setSearch] = useState("");
	const savesUnderWay = useSavesUnderWay();
	const ownEdits = useOwnEdits();
	useClosedTabs(view, ownEdits);
	const { groups, edits, count } = searchContent(overview, ownEdits, search);
	const { open } = useDeskCommands();
	/** Opens what is listed first. */
	const openFirst = () => {
		const [edit] = edits;
		const [entry] = groups.flatMap(({ entries }) => entries);
		const reference = edit ? parseEditKey(edit.key) : entry && parseEntryKey(entry.path);
		if (reference) {
			open({ panel: "entry", ...reference });
		}
	};
	const { removed } = view;
	const headingRef = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: “All content” goes to the heading of a list that is open, too.
	useEffect(() => focusHeading(headingRef.current), [view]);
	return (
		<Panel>
			<PanelHeading headingRef={headingRef}>{buttonNames.allContent}</PanelHeading>
			<Hint>Click any words on the page to change them, or choose something here.</Hint>
			<label className={styles.search}>
				<span className="visually-hidden">Search</span>
				<input
					type="search"
					placeholder="Search"
					value={search}
					onChange={({ target }) => setSearch(target.value)}
					onKeyDown={({ key }) => {
						if (key === "Enter" && search.trim() !== "") {
							openFirst();
						}
					}}
				/>
			</label>
			{removed && (
				<p role="status">
					{removed.title} is removed. It is kept under “{buttonNames.review}”.{" "}
					<button type="button" onClick={() => void restore(removed)}>
						Bring it back
					</button>
				</p>
			)}
			<StatusHint>{message}</StatusHint>
			<UnsavedList edits={edits} savesUnderWay={savesUnderWay} />
			<StatusHint>{count === 0 && `Nothing has “${search.trim()}” in its name.`}</StatusHint>
			{groups.map(({ group, entries }) => (
				<GroupSection
					key={group.name}
					group={group}
					entries={sort(entries)}
					isHidden={search.trim() !== "" && entries.length === 0}
					onMove={(from, to) => void move(sort(group.entries), from, to)}
				/>
			))}
		</Panel>
	);
}

/** Takes over what was typed in tabs that are closed, each time the list is asked for or an entry has no edit any more. */
function useClosedTabs(view: ListView, ownEdits: readonly UnsavedEdit[]): void {
	const whileShown = useWhileShown();
	const keys = ownEdits.map(({ key }) => key).join("\n");
	// biome-ignore lint/correctness/useExhaustiveDependencies: they are the occasions.
	useEffect(() => {
		void readOpenTabs().then((openTabs) =>
			// A form that has been opened meanwhile would store its own in the place of theirs.
			whileShown(() => adoptEdits(openTabs)),
		);
	}, [view, keys]);
}
