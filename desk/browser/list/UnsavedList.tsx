import { useDeskCommands } from "../deskCommands.ts";
import { parseEntryId } from "../state/entryId.ts";
import { parseTextKey, type UnsavedEdit } from "../state/unsavedEdits.ts";
import "./listGroup.css";

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
			<section className="list-group">
				<h3>Not saved yet</h3>
				<ul>
					{edits.map(({ key, title }) => (
						<li key={key}>
							<button
								type="button"
								className="row"
								onClick={() => open({ panel: "entry", ...parseEntryId(parseTextKey(key) ?? key) })}
							>
								{title}
								{savesUnderWay.includes(key) && <span className="hint">Being saved…</span>}
							</button>
						</li>
					))}
				</ul>
			</section>
		)
	);
}
