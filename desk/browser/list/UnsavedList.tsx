import type { Overview } from "../../shared/api/entries.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { findEntryPage } from "../state/findEntryPage.ts";
import { parseEditKey, type UnsavedEdit } from "../state/unsavedEdits.ts";
import { EntryButton } from "./EntryButton.tsx";
import { ListGroup } from "./ListGroup.tsx";

/** The entries in whose forms something is typed and not saved. */
export function UnsavedList({
	edits,
	overview,
	savesUnderWay,
}: {
	edits: readonly UnsavedEdit[];
	overview: Overview;
	/** The keys of those that are being saved. */
	savesUnderWay: readonly string[];
}) {
	const { open } = useDeskCommands();
	const openEdit = (key: string) => {
		const reference = parseEditKey(key);
		open({ panel: "entry", ...reference }, findEntryPage(overview, reference.path));
	};
	return (
		edits.length > 0 && (
			<ListGroup title="Not saved yet">
				{edits.map(({ key, title }) => (
					<li key={key}>
						<EntryButton onOpen={() => openEdit(key)}>
							{title}
							{savesUnderWay.includes(key) && <span className="note">Being saved…</span>}
						</EntryButton>
					</li>
				))}
			</ListGroup>
		)
	);
}
