import type { EntryGroup } from "../../shared/api/entries.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { parseEntryId } from "../state/entryId.ts";
import { parseTextKey, type UnsavedEdit } from "../state/unsavedEdits.ts";
import "./listGroup.css";

/** The entries in whose forms something is typed and not saved. */
export function UnsavedList({
	edits,
	groups,
	savesUnderWay,
}: {
	edits: readonly UnsavedEdit[];
	/** The groups of all content, which know the page of an entry. */
	groups: readonly EntryGroup[];
	/** The keys of those that are being saved. */
	savesUnderWay: readonly string[];
}) {
	const { open, showPage } = useDeskCommands();
	const openEdit = (key: string) => {
		const id = parseEntryId(parseTextKey(key) ?? key);
		open({ panel: "entry", ...id });
		const entry = groups
			.flatMap(({ entries }) => entries)
			.find(({ path }) => path !== "" && path === id.path);
		if (entry?.page) {
			showPage(entry.page);
		}
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
