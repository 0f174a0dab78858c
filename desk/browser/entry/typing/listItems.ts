import { getValue } from "../../../../content-model/browser.ts";
import type { FieldPath, FieldValues } from "../../../shared/api/forms.ts";
import { moveItem } from "../../components/moveItem.ts";
import type { FormChange, OpenState } from "../state/entryState.ts";
import { replaceValue } from "../state/formData.ts";

/** Puts the item that was removed from a list last back in its place. */
export function restoreRemovedItem({ data, session: { removedItem } }: OpenState): FormChange {
	return removedItem
		? changeItems(data, removedItem.list, (items) =>
				items.toSpliced(removedItem.index, 0, removedItem.item),
			)
		: { data };
}

/** Moves an item of a list. */
export function moveListItem(
	{ data }: OpenState,
	list: FieldPath,
	from: number,
	to: number,
): FormChange {
	return changeItems(data, list, (items) => moveItem(items, from, to));
}

/** Changes the items of a list. One that was removed may have had another place among these: it cannot be put back. */
function changeItems(
	data: FieldValues,
	list: FieldPath,
	change: (items: unknown[]) => unknown[],
): FormChange {
	const items = getValue(data, list);
	return {
		data: Array.isArray(items) ? replaceValue(data, list, change(items)) : data,
		session: { removedItem: undefined },
	};
}
