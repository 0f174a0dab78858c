import { useEffect, useRef, useState } from "react";
import type { ChangeSummary, Review } from "../../shared/api/review.ts";
import {
	followHeldBack,
	forgetSeen,
	getSelection,
	type StoredSelection,
	storeSelection,
} from "./nextPublication.ts";
import {
	createSelection,
	followChanges,
	holdBack,
	isSelected,
	isUnseen,
	type ReviewSelection,
	selectChanges,
	toggleChange,
} from "./selection.ts";

/** The changes since the last publication, and which of them a person has selected. */
export interface ReviewList {
	review: Review | undefined;
	/** What is selected. Changes that appear when the list is read again are not. */
	selection: ReviewSelection | undefined;
	/** The changes that can be published. */
	publishable: readonly ChangeSummary[];
	selected: readonly ChangeSummary[];
	/** What has been saved since the person looked. */
	unseen: readonly ChangeSummary[];
	/**
	 * Takes in the changes as they are now. The first list is selected, but for what was held back before; of any other,
	 * what changes the same as before.
	 */
	show(review: Review): void;
	/** Ticks changes, or removes their ticks. */
	select(changes: readonly ChangeSummary[], isTicked: boolean): void;
	/** Ticks every change, or removes all ticks. One that nobody has looked at is ticked by its own box alone. */
	selectAll(isTicked: boolean): void;
	/** Ticks a change with what it needs, or removes its tick. */
	toggle(change: ChangeSummary): void;
}

/** Holds the changes since the last publication. */
export function useReviewList(): ReviewList {
	const [review, setReview] = useState<Review>();
	const [selection, setSelection] = useState<ReviewSelection>();
	const storedSelection = useRef<StoredSelection>(undefined);
	useEffect(() => {
		if (review?.changes.length === 0) {
			forgetSeen();
		} else if (selection) {
			storeSelection(selection, storedSelection.current);
			storedSelection.current = selection;
		}
	}, [selection, review]);
	useEffect(
		() => followHeldBack((keys) => setSelection((current) => current && holdBack(current, keys))),
		[],
	);
	const publishable = review?.changes.filter(({ state }) => state !== "unreadable") ?? [];
	const unseen = publishable.filter((change) => selection && isUnseen(selection, change));
	const updateSelection = (update: (current: ReviewSelection) => ReviewSelection) =>
		setSelection((current) => current && followChanges(update(current), publishable));
	const select = (changes: readonly ChangeSummary[], isTicked: boolean) =>
		updateSelection((current) => selectChanges(current, changes, isTicked));
	return {
		review,
		selection,
		publishable,
		selected: publishable.filter((change) => selection && isSelected(selection, change)),
		unseen,
		show: (next) => {
			const stored = getSelection();
			// Another tab may store something else before the effect does.
			storedSelection.current ??= stored;
			setReview(next);
			setSelection((current) =>
				current
					? followChanges({ ...current, saved: stored.saved }, next.changes)
					: createSelection(next.changes, stored),
			);
		},
		select,
		selectAll: (isTicked) =>
			select(
				publishable.filter((change) => !unseen.includes(change)),
				isTicked,
			),
		toggle: (change) => updateSelection((current) => toggleChange(current, change, publishable)),
	};
}
