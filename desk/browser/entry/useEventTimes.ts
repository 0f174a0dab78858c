import { useState } from "react";
import { getMelbourneDate } from "../../../content-model/browser.ts";
import type { FormValues } from "../../shared/api.ts";
import { type EntryState, isOpen } from "./entryState.ts";
import { type Following, followEventTimes } from "./eventTimes.ts";

/** Updates the open form of an event whose time or place has changed. */
export function useEventTimes(state: EntryState, change: (data: FormValues) => void) {
	const [following, setFollowing] = useState<Following>({});
	const form = isOpen(state) && state.entry.followsTimes && !state.entry.isNew ? state : undefined;
	const { base = {}, data = {} } = form ?? {};
	const isUpdated = following.updated !== undefined && following.updated !== base.updated;
	return {
		/** Returns the form's data after something has been typed in it. */
		follow: (typed: FormValues): FormValues => {
			if (!form) {
				return typed;
			}
			const before = form.data;
			const next = followEventTimes({ base, before, after: typed }, following, getMelbourneDate());
			setFollowing(next.following);
			return next.data;
		},
		/** Whether Updated has been set by itself. */
		isUpdatedSet: isUpdated && data.updated === following.updated,
		/** Puts Updated back, for good. */
		leaveUpdated: () => {
			setFollowing({ ...following, isDeclined: true });
			change({ ...data, updated: base.updated });
		},
	};
}
