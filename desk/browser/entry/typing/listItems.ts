import { getValue } from "../../../../content-model/browser.ts";
import type { FieldPath } from "../../../shared/api/forms.ts";
import { moveItem } from "../../components/moveItem.ts";
import type { FormChange, OpenState } from "../state/entryState.ts";
import { replaceValue } from "../state/formData.ts";

/** Puts the item that was removed from a list last back in its place. */
export function restoreRemovedItem({ data, session: { removedItem } }: OpenState): FormChange {
	const items = removedItem && getValue(data, removedItem.list);
	return {
		data:
			removedItem && Array.isArray(items)
				? replaceValue(
						data,
						removedItem.list,
						items.toSpliced(removedItem.index, 0, removedItem.item),
					)
				: data,
		session: { removedItem: undefined },
	};
}

/** Moves an item of a list. The place of one that was removed may have moved with it: it cannot be put back. */
export function moveListItem(
	{ data }: OpenState,
	list: FieldPath,
	from: number,
	to: number,
): FormChange {
	const items = getValue(data, list);
	return {
		data: Array.isArray(items) ? replaceValue(data, list, moveItem(items, from, to)) : data,
		session: { removedItem: undefined },
	};
}
