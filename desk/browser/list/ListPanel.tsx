import { useEffect, useRef, useState } from "react";
import type { EntryGroup, EntrySummary, Overview } from "../../shared/api.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { focusHeading } from "../focusHeading.ts";
import { moveItem } from "../moveItem.ts";
import { getMessage, post } from "../request.ts";
import { SortableRow } from "../SortableRow.tsx";
import { StateBadge } from "../StateBadge.tsx";
import { parseEntryId } from "../state/entryId.ts";
import type { PanelView } from "../state/panelView.ts";
import { listOwnEdits, parseTextKey } from "../state/unsavedEdits.ts";
import { useWhileShown } from "../useWhileShown.ts";
import "./ListPanel.css";

/** The list of all content, with a search. */
export function ListPanel({
	view,
	overview,
}: {
	view: Extract<PanelView, { panel: "list" }>;
	overview: Overview;
}) {
	const { open, showPage, refreshPage, reload } = useDeskCommands();
	const whileShown = useWhileShown();
	const { removed } = view;
	const heading = useRef<HTMLHeadingElement>(null);
	// Also where the list is asked for while it is open.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each press of the button has a view of its own.
	useEffect(() => focusHeading(heading.current), [view]);
	const [search, setSearch] = useState("");
	const [message, setMessage] = useState("");
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	const matches = (text: string) => words.every((word) => text.toLowerCase().includes(word));
	/** What a search finds: the whole of a group that is called so, else the entries that are. */
	const groups = overview.groups.map((group) => ({
		...group,
		shown: matches(`${group.label} ${group.adds?.label ?? ""}`)
			? group.entries
			: group.entries.filter(({ title, path, note = "" }) => matches(`${title} ${path} ${note}`)),
	}));
	const edits = listOwnEdits().filter(({ key, title }) => matches(`${title} ${key}`));
	const openEntry = (entry: EntrySummary) => {
		open({ panel: "entry", path: entry.path });
		if (entry.page) {
			showPage(entry.page);
		}
	};
	const restore = async (id: string, title: string) => {
		try {
			const { path } = await post("restore", { id });
			await reload();
			refreshPage();
			whileShown(() => open({ panel: "entry", path }));
		} catch (error) {
			setMessage(`${title} could not be brought back. ${getMessage(error)}`);
		}
	};
	const move = async ({ entries }: EntryGroup, from: number, to: number) => {
		const paths = moveItem(
			entries.map(({ path }) => path),
			from,
			to,
		);
		try {
			await post("order", { paths });
			setMessage("Saved. The order goes with the next publication.");
			await reload();
			refreshPage();
		} catch (error) {
			setMessage(getMessage(error));
		}
	};
	return (
		<div className="panel">
			<h2 ref={heading} tabIndex={-1}>
				All content
			</h2>
			<p className="hint">Click any words on the page to change them, or choose something here.</p>
			<label className="search">
				<span className="visually-hidden">Search</span>
				<input
					type="search"
					className="input"
					placeholder="Search"
					value={search}
					onChange={({ target }) => setSearch(target.value)}
				/>
			</label>
			{removed && (
				<p role="status">
					{removed.title} is removed. It is kept under “Review and publish”.{" "}
					<button type="button" onClick={() => void restore(removed.id, removed.title)}>
						Bring it back
					</button>
				</p>
			)}
			<p role="status" className="facts">
				{message}
			</p>
			{edits.length > 0 && (
				<section className="list-group">
					<h3>Not saved yet</h3>
					<ul>
						{edits.map(({ key, title }) => (
							<li key={key}>
								<button
									type="button"
									className="row"
									onClick={() =>
										open({ panel: "entry", ...parseEntryId(parseTextKey(key) ?? key) })
									}
								>
									{title}
								</button>
							</li>
						))}
					</ul>
				</section>
			)}
			<p role="status" className="facts">
				{edits.length + groups.flatMap(({ shown }) => shown).length === 0 &&
					`Nothing is called “${search.trim()}”.`}
			</p>
			{groups.map((group) => {
				const { adds, shown } = group;
				// In a part of the list an entry has no place to be moved to.
				const isWhole = shown.length === group.entries.length;
				return (
					<section
						key={group.name}
						className="list-group"
						hidden={words.length > 0 && shown.length === 0}
					>
						<div className="list-head">
							<h3>{group.label}</h3>
							{adds && (
								<button
									type="button"
									onClick={() => open({ panel: "entry", path: "", kind: adds.kind })}
								>
									{adds.label}
								</button>
							)}
						</div>
						<ul>
							{shown.map((entry, index) => (
								<Row
									key={entry.path}
									entry={entry}
									group={group}
									index={index}
									isSortable={group.isSortable && isWhole}
									onOpen={() => openEntry(entry)}
									onMove={(from, to) => void move(group, from, to)}
								/>
							))}
						</ul>
					</section>
				);
			})}
		</div>
	);
}

function Row({
	entry,
	group,
	index,
	isSortable,
	onOpen,
	onMove,
}: {
	entry: EntrySummary;
	group: EntryGroup;
	index: number;
	isSortable: boolean;
	onOpen: () => void;
	onMove: (from: number, to: number) => void;
}) {
	return (
		<SortableRow
			className="list-row"
			list={group.name}
			title={entry.title}
			index={index}
			count={group.entries.length}
			isSortable={isSortable}
			onMove={onMove}
		>
			<button type="button" className="row" onClick={onOpen}>
				<span>{entry.title}</span>
				{entry.note && <span className="hint">{entry.note}</span>}
				<StateBadge state={entry.state} />
			</button>
		</SortableRow>
	);
}
