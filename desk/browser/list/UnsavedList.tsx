import { useDeskCommands } from "../deskCommands.ts";
import { parseEntryId } from "../state/entryId.ts";
import { parseTextKey, type UnsavedEdit } from "../state/unsavedEdits.ts";
import "./listGroup.css";

/** The entries in whose forms something is typed and not saved. */
export function UnsavedList({ edits }: { edits: readonly UnsavedEdit[] }) {
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
							</button>
						</li>
					))}
				</ul>
			</section>
		)
	);
}
