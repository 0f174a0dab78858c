import { useState } from "react";
import { getValue } from "../../../../content-model/browser.ts";
import type { FieldPath, FieldValues } from "../../../shared/api/forms.ts";
import { getItemTitle } from "../../../shared/items.ts";
import { replaceValue } from "../state/formData.ts";

/** Keeps the item that was removed from a list last, so that it can be put back alone. */
export function useItemRemoval(data: FieldValues, change: (data: FieldValues) => void) {
	const [removed, setRemoved] = useState<{ list: FieldPath; index: number; item: unknown }>();
	return {
		removedItem: removed && {
			list: removed.list,
			title: getItemTitle(removed.item, removed.index),
		},
		recordItemRemoval: (list: FieldPath, index: number) =>
			setRemoved({ list, index, item: getValue(data, [...list, index]) }),
		restoreRemovedItem: () => {
			const items = removed && getValue(data, removed.list);
			if (removed && Array.isArray(items)) {
				change(replaceValue(data, removed.list, items.toSpliced(removed.index, 0, removed.item)));
			}
			setRemoved(undefined);
		},
		/** Forgets the removed item, after a change that may have moved its place. */
		forgetRemovedItem: () => setRemoved(undefined),
	};
}
