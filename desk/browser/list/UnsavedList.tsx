import type { Overview } from "../../shared/api/entries.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { findEntryPage } from "../state/findEntryPage.ts";
import { parseEditKey, type UnsavedEdit } from "../state/unsavedEdits.ts";
import "./listGroup.css";

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
			<section className="list-group">
				<h3>Not saved yet</h3>
				<ul>
					{edits.map(({ key, title }) => (
						<li key={key}>
							<button type="button" className="list-entry" onClick={() => openEdit(key)}>
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
