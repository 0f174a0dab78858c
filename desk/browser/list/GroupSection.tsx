import type { EntryGroup, EntrySummary } from "../../shared/api/entries.ts";
import { SortableRow } from "../components/SortableRow.tsx";
import { StateBadge } from "../components/StateBadge.tsx";
import { useDeskCommands } from "../deskCommands.ts";
import "./GroupSection.css";
import "./listGroup.css";

/** A group of the list: its entries, and the button that adds one. */
export function GroupSection({
	group,
	entries,
	isHidden,
	onMove,
}: {
	group: EntryGroup;
	/** Those of its entries that are shown. */
	entries: readonly EntrySummary[];
	isHidden: boolean;
	onMove: (from: number, to: number) => void;
}) {
	const { open } = useDeskCommands();
	const { label, adds } = group;
	// Where others are left out, an entry has no place to be moved to.
	const isSortable = group.isSortable && entries.length === group.entries.length;
	return (
		<section className="list-group" hidden={isHidden}>
			<div className="list-head">
				<h3>{label}</h3>
				{adds && (
					<button type="button" onClick={() => open({ panel: "entry", path: "", kind: adds.kind })}>
						{adds.label}
					</button>
				)}
			</div>
			<ul>
				{entries.map((entry, index) => (
					<SortableRow
						key={entry.path}
						className="list-row"
						list={group.name}
						title={entry.title}
						index={index}
						count={group.entries.length}
						isSortable={isSortable}
						hasFields={false}
						onMove={onMove}
					>
						<EntryButton entry={entry} />
					</SortableRow>
				))}
			</ul>
		</section>
	);
}

/** An entry of the list: opens its form, and shows its page beside it. */
function EntryButton({ entry: { path, page, title, note, state } }: { entry: EntrySummary }) {
	const { open } = useDeskCommands();
	return (
		<button
			type="button"
			className="list-entry"
			onClick={() => open({ panel: "entry", path }, page)}
		>
			<span>{title}</span>
			{note && <span className="hint">{note}</span>}
			<StateBadge state={state} />
		</button>
	);
}
