import type { FocusEvent, SyntheticEvent } from "react";
import type { Overview } from "../../../shared/api/entries.ts";
import type { FieldIssue } from "../../../shared/api/forms.ts";
import { useDeskCommands } from "../../deskCommands.ts";
import { DeskForm } from "../../form/DeskForm.tsx";
import { findFieldOf, isMarkdownArea } from "../../form/fieldElements.ts";
import type { EntryEditor } from "../editor/useEntryEditor.ts";
import type { OpenForm } from "../state/entryState.ts";

/** The fields of an open entry. The page beside them shows the one that is in use, and of a long text the paragraph. */
export function EntryFields({
	form: { entry, original, data },
	title,
	overview: { links, facts },
	issues,
	editor: { previewedFile, fieldsRef, controller },
	onFieldFocus,
}: {
	form: OpenForm;
	/** The title as it is typed. */
	title: string;
	overview: Overview;
	/** The issues that are shown. */
	issues: readonly FieldIssue[];
	editor: EntryEditor;
	onFieldFocus: () => void;
}) {
	const { showField } = useDeskCommands();
	const showInUse = (target: Element, line?: number) => {
		const fieldPath = findFieldOf(target);
		if (previewedFile && fieldPath) {
			showField({ paths: [previewedFile], fieldPath, line, isHighlighted: true });
		}
	};
	const handleFocus = ({ target }: FocusEvent) => {
		onFieldFocus();
		// The caret of a text in Markdown is placed after the focus.
		if (!isMarkdownArea(target)) {
			showInUse(target);
		}
	};
	const handleSelect = ({ target }: SyntheticEvent) => {
		if (isMarkdownArea(target)) {
			showInUse(target, target.value.slice(0, target.selectionEnd).split("\n").length);
		}
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it hears which of its fields is in use.
		<div ref={fieldsRef} onFocus={handleFocus} onSelect={handleSelect}>
			<DeskForm
				entry={entry}
				issues={issues}
				context={{
					kind: entry.kind,
					sourcesField: entry.sourcesField,
					links,
					facts,
					original,
				}}
				typedForm={{
					data,
					title,
					change: controller.changeFields,
					changeItems: controller.changeItems,
				}}
				onChange={controller.type}
			/>
		</div>
	);
}
