import type { EntryGroup, EntrySummary } from "../../shared/api/entries.ts";
import { Hint } from "../components/Hint.tsx";
import { SortableRow } from "../components/SortableRow.tsx";
import { StateBadge } from "../components/StateBadge.tsx";
import { useDeskCommands } from "../deskCommands.ts";
import { EntryButton } from "./EntryButton.tsx";
import { ListGroup } from "./ListGroup.tsx";

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
	// Those without a position are listed after the others, such as benefits that are not on Home.
	const positionCount = entries.filter(({ hasPosition }) => hasPosition).length;
	return (
		<ListGroup
			title={label}
			action={
				adds && (
					<button type="button" onClick={() => open({ panel: "entry", path: "", kind: adds.kind })}>
						{adds.label}
					</button>
				)
			}
			isHidden={isHidden}
		>
			{entries.map((entry, index) => (
				<SortableRow
					key={entry.path}
					layout="line"
					list={group.name}
					title={entry.title}
					index={index}
					count={positionCount}
					isSortable={isSortable && entry.hasPosition === true}
					onMove={onMove}
				>
					<ListedEntry entry={entry} />
				</SortableRow>
			))}
		</ListGroup>
	);
}

/** An entry of the list: opens its form. */
function ListedEntry({ entry: { path, title, detail, state } }: { entry: EntrySummary }) {
	const { open } = useDeskCommands();
	return (
		<EntryButton onOpen={() => open({ panel: "entry", path })}>
			<span>{title}</span>
			{detail && <Hint place="inline">{detail}</Hint>}
			<StateBadge state={state} />
		</EntryButton>
	);
}
