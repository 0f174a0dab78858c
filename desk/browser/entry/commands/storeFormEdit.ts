import { getValue } from "../../../../content-model/browser.ts";
import type { Entry } from "../../../shared/api/entries.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { formatEntryKey } from "../../state/entryKey.ts";
import { storeEdit, type UnsavedEdit } from "../../state/unsavedEdits.ts";

/**
 * Stores what is typed in a form in the browser, until it is saved.
 * @param entry with the version and the data that the form was filled from.
 * @returns whether the browser did so.
 */
export function storeFormEdit(
	entry: Entry,
	data: FieldValues,
	{ automaticTimes, sent }: Pick<UnsavedEdit, "automaticTimes" | "sent"> = {},
): boolean {
	const { path, kind, version, data: original, isNew, titleField } = entry;
	const typedTitle = isNew && titleField ? getValue(data, titleField) : undefined;
	const title = typedTitle ? `${entry.title}: ${typedTitle}` : entry.title;
	return storeEdit({
		key: formatEntryKey({ path, kind }),
		title,
		version,
		original,
		data,
		time: Date.now(),
		automaticTimes,
		sent,
	});
}
