import { Hint } from "../components/Hint.tsx";
import { useDeskCommands } from "../deskCommands.ts";
import { parseEditKey, type UnsavedEdit } from "../state/unsavedEdits.ts";
import { EntryButton } from "./EntryButton.tsx";
import { ListGroup } from "./ListGroup.tsx";

/** The entries in whose forms something is typed and not saved. */
export function UnsavedList({
	edits,
	savesUnderWay,
}: {
	edits: readonly UnsavedEdit[];
	/** The keys of those that are being saved. */
	savesUnderWay: readonly string[];
}) {
	const { open } = useDeskCommands();
	return (
		edits.length > 0 && (
			<ListGroup title="Not saved yet">
				{edits.map(({ key, title }) => (
					<li key={key}>
						<EntryButton onOpen={() => open({ panel: "entry", ...parseEditKey(key) })}>
							{title}
							{savesUnderWay.includes(key) && <Hint place="inline">Being saved…</Hint>}
						</EntryButton>
					</li>
				))}
			</ListGroup>
		)
	);
}
