import type { FormField } from "../../../shared/api/forms.ts";
import { identifyItems, matchItems } from "../../../shared/items.ts";
import { getFormItemTitle } from "./formItemTitle.ts";

/** An item that a list had when its form was filled, and that it has no more. */
interface RemovedItem {
	/** Tells it from the others. */
	key: string;
	item: unknown;
	title: string;
	/** Where it goes if it is put back: behind the items that it was behind. */
	index: number;
}

/**
 * Finds the items that were removed from a list since its form was filled. An item that was only moved or reworded is
 * not removed.
 * @param original the list as the form was filled.
 * @param field of an item.
 */
export function findRemovedItems(
	original: readonly unknown[],
	items: readonly unknown[],
	field?: FormField,
): RemovedItem[] {
	const names = identifyItems(original);
	const indexes = original.map(() => -1);
	for (const [index, originalIndex] of matchItems(original, items).entries()) {
		if (originalIndex !== undefined) {
			indexes[originalIndex] = index;
		}
	}
	return original.flatMap((item, originalIndex) => {
		const previous = indexes.slice(0, originalIndex).findLast((index) => index >= 0) ?? -1;
		return indexes[originalIndex] === -1
			? {
					key: names[originalIndex] ?? "",
					item,
					title: getFormItemTitle(field, item, originalIndex),
					index: previous + 1,
				}
			: [];
	});
}
