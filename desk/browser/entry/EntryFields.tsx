import type { FocusEvent, RefObject } from "react";
import { getValue } from "../../../content-model/browser.ts";
import type { FieldIssue, FieldPath, FieldValues, Overview } from "../../shared/api.ts";
import { useDeskCommands } from "../deskCommands.ts";
import { type DeskFormContext, parseFieldId } from "../form/context.ts";
import { DeskForm } from "../form/DeskForm.tsx";
import { moveItem } from "../moveItem.ts";
import type { OpenState } from "./entryState.ts";
import { replaceValue } from "./merge.ts";

/** The fields of an open entry. The page beside them shows the one that is in use. */
export function EntryFields({
	state: { entry, base, data },
	title,
	overview: { links, facts },
	issues,
	itemRemoval,
	fieldsRef,
	onFieldFocus,
	onType,
	onChange,
	onMove,
}: {
	state: OpenState;
	/** The title as it is typed. */
	title: string;
	overview: Overview;
	issues: readonly FieldIssue[];
	itemRemoval: Pick<DeskFormContext, "removedItem" | "recordItemRemoval" | "restoreRemovedItem">;
	fieldsRef: RefObject<HTMLDivElement | null>;
	onFieldFocus: () => void;
	/** Called when a person types in a field. @param fieldId of its element, where one field alone has changed */
	onType: (data: FieldValues, fieldId?: string) => void;
	/** Called when a tool of a field changes several fields. */
	onChange: (data: FieldValues) => void;
	/** Called when an item of a list is moved. */
	onMove: (data: FieldValues) => void;
}) {
	const { showField } = useDeskCommands();
	const handleFocus = ({ target }: FocusEvent) => {
		onFieldFocus();
		const id = target.id || target.closest("[id]")?.id;
		if (entry.path && id?.startsWith("f.")) {
			showField(entry.path, parseFieldId(id));
		}
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it hears which of its fields is in use.
		<div ref={fieldsRef} onFocus={handleFocus}>
			<DeskForm
				entry={entry}
				data={data}
				issues={issues}
				context={{
					kind: entry.kind,
					hasSources: entry.hasSources === true,
					title,
					links,
					facts,
					data,
					base,
					change: onChange,
					move: (list, from, to) => onMove(moveInList(data, list, from, to)),
					...itemRemoval,
				}}
				onChange={onType}
			/>
		</div>
	);
}

function moveInList(data: FieldValues, list: FieldPath, from: number, to: number): FieldValues {
	const items = getValue(data, list);
	return Array.isArray(items) ? replaceValue(data, list, moveItem(items, from, to)) : data;
}
