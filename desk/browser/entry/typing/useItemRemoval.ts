import { useState } from "react";
import { getValue } from "../../../../content-model/browser.ts";
import type { FieldPath, FieldValues } from "../../../shared/api/forms.ts";
import { getItemTitle } from "../../../shared/items.ts";
import type { OpenState } from "../state/entryState.ts";
import { replaceValue } from "../state/formData.ts";

/** An item, and where it was, in a form that was filled with `base`. */
interface RemovedItem {
	base: FieldValues;
	list: FieldPath;
	index: number;
	item: unknown;
}

/** Keeps the item that was removed from a list last, so that it can be put back alone: until the form is filled again. */
export function useItemRemoval(
	{ base, data }: Pick<OpenState, "base" | "data">,
	change: (data: FieldValues) => void,
) {
	const [stored, setRemoved] = useState<RemovedItem>();
	const removed = stored?.base === base ? stored : undefined;
	return {
		removedItem: removed && {
			list: removed.list,
			title: getItemTitle(removed.item, removed.index),
		},
		recordItemRemoval: (list: FieldPath, index: number) =>
			setRemoved({ base, list, index, item: getValue(data, [...list, index]) }),
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
