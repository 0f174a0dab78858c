import { useRef } from "react";
import type { FieldPath, FormCheck, Overview } from "../../shared/api.ts";
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
	onOpen,
	onChanged,
	onPreviewed,
	onPage,
	onField,
	collectKeys,
}: {
	target: Extract<Target, { view: "entry" }>;
	overview: Overview;
	onOpen: (target: Target) => void;
	onChanged: () => Promise<void>;
	/** Called when the preview has something new to show. */
	onPreviewed: () => void;
	onPage: (path: string) => void;
	onField: (path: string, fieldPath: FieldPath) => void;
	/** Waits until every key that was pressed on the page so far has been noted. */
	collectKeys: () => Promise<void>;
}) {
	const { path, kind = "" } = target;
	const pageOfNew = useRef("");
	const showPreviewed = ({ page, file }: Pick<FormCheck, "page" | "file">) => {
		if (file) {
			onField(file.path, file.titleField);
		}
		// A new entry has a page once it is complete: the preview goes there once.
		if (page && page !== pageOfNew.current) {
			pageOfNew.current = page;
			onPage(page);
		} else {
			onPreviewed();
		}
	};
	const editing = useEntry({ path, kind }, showPreviewed, onChanged);
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
					await onChanged();
					onPreviewed();
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
			target={target}
			overview={overview}
			editing={editing}
			state={state}
			onOpen={onOpen}
			onChanged={onChanged}
			onPage={onPage}
			onField={onField}
			collectKeys={collectKeys}
		/>
	);
}
