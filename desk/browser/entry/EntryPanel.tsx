import { useRef } from "react";
import type { FormCheck, Overview } from "../../shared/api.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { formatEntryId } from "../state/entryId.ts";
import type { Target } from "../state/target.ts";
import { findOwnEdit } from "../state/unsavedEdits.ts";
import { EntryForm } from "./EntryForm.tsx";
import { isOpen } from "./entryState.ts";
import { TextPanel } from "./TextPanel.tsx";
import { useEntry } from "./useEntry.ts";

/** One entry: its form, or the text of a file that cannot be read. */
export function EntryPanel({
	target,
	overview,
}: {
	target: Extract<Target, { view: "entry" }>;
	overview: Overview;
}) {
	const { showPage, showField, refreshPage, reload } = useDeskCommands();
	const { path, kind = "" } = target;
	const pageOfNew = useRef("");
	const showPreviewed = ({ page, file }: Pick<FormCheck, "page" | "file">) => {
		if (file) {
			showField(file.path, file.titleField);
		}
		// A new entry has a page once it is complete: the preview goes there once.
		if (page && page !== pageOfNew.current) {
			pageOfNew.current = page;
			showPage(page);
		} else {
			refreshPage();
		}
	};
	const editing = useEntry({ path, kind }, showPreviewed, reload);
	const { state } = editing;
	if (state.name === "broken") {
		return (
			<TextPanel
				key={state.file.version}
				file={state.file}
				hasForm={
					state.form !== undefined || findOwnEdit(formatEntryId({ path, kind: "" })) !== undefined
				}
				onSaved={async () => {
					await editing.reload();
					await reload();
					refreshPage();
				}}
			/>
		);
	}
	if (!isOpen(state)) {
		return (
			<p className="panel" role="status">
				{state.status?.message ?? "Opening…"}
			</p>
		);
	}
	return <EntryForm target={target} overview={overview} editing={editing} state={state} />;
}
