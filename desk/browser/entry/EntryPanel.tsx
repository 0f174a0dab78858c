import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Overview } from "../../shared/api/entries.ts";
import type { FormCheck } from "../../shared/api/forms.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { formatEntryId } from "../state/entryId.ts";
import type { EntryView } from "../state/panelView.ts";
import { findOwnEdit } from "../state/unsavedEdits.ts";
import { EntryForm } from "./EntryForm.tsx";
import { isOpen } from "./entryState.ts";
import { TextPanel } from "./text/TextPanel.tsx";
import { useEntry } from "./useEntry.ts";

/** One entry: its form, or the text of a file that cannot be read. */
export function EntryPanel({ view, overview }: { view: EntryView; overview: Overview }) {
	const { showPage, showField, refreshPage, reload } = useDeskCommands();
	const { path, kind = "" } = view;
	const pageOfNew = useRef("");
	const [fileOfNew, setFileOfNew] = useState("");
	const showPreviewed = ({ page, file }: Pick<FormCheck, "page" | "file">) => {
		// A new entry is found by its title. From then on the page follows the field in use.
		if (file && file.path !== fileOfNew) {
			setFileOfNew(file.path);
			showField({ paths: [file.path], fieldPath: file.titleField, isFramed: true });
		}
		// A new entry has a page once it is complete. The preview opens it then, but not again after each key.
		if (page && page !== pageOfNew.current) {
			pageOfNew.current = page;
			showPage(page);
		} else {
			refreshPage();
		}
	};
	const editing = useEntry({ path, kind }, overview, {
		onPreviewed: showPreviewed,
		onSaved: reload,
	});
	const { state } = editing;
	const newEntry = isOpen(state) && state.entry.isNew ? state.entry : undefined;
	// Until a new entry is complete, the preview shows the others beside which it will be.
	const showPlaceOfNew = useEffectEvent(() => {
		const { page, titleField } = newEntry ?? {};
		if (page && titleField) {
			pageOfNew.current = page;
			showField({
				paths: listNeighbours(overview, kind),
				fieldPath: titleField,
				isFramed: false,
			});
			showPage(page);
		}
	});
	const isNew = newEntry !== undefined;
	useEffect(() => {
		if (isNew) {
			showPlaceOfNew();
		}
	}, [isNew]);
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
	return (
		<EntryForm
			view={view}
			overview={overview}
			editing={editing}
			state={state}
			previewedFile={state.entry.path || fileOfNew}
		/>
	);
}

/** Lists the files beside which a new entry will be, nearest first: the last in an order, else the newest. */
function listNeighbours({ groups }: Overview, kind: string): string[] {
	const group = groups.find(({ adds }) => adds?.kind === kind);
	const paths = group?.entries.map(({ path }) => path) ?? [];
	return group?.isSortable ? paths.toReversed() : paths;
}
