import type { FocusEvent, SyntheticEvent } from "react";
import type { Overview } from "../../shared/api/entries.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { DeskForm } from "../form/DeskForm.tsx";
import { findFieldOf } from "../form/fieldId.ts";
import { isMarkdownArea } from "../form/markdown/isMarkdownArea.ts";
import type { OpenState } from "./state/entryState.ts";
import type { FormEditing } from "./useFormEditing.ts";

/** The fields of an open entry. The page beside them shows the one that is in use, and of a long text the paragraph. */
export function EntryFields({
	state: { entry, original, data },
	title,
	overview: { links, facts },
	formEditing: { issues, fieldsRef, type, change, changeItems },
	previewedFile,
	onFieldFocus,
}: {
	state: OpenState;
	/** The title as it is typed. */
	title: string;
	overview: Overview;
	formEditing: FormEditing;
	/** Its file in the preview; empty while the preview does not show it. */
	previewedFile: string;
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
					hasCitations: entry.hasCitations === true,
					links,
					facts,
					original,
				}}
				typedForm={{ data, title, change, changeItems }}
				onChange={type}
			/>
		</div>
	);
}
