import { useState } from "react";
import { getMelbourneDate, toMelbourneTime } from "../../../../content-model/browser.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { type EntryState, isOpen } from "../state/entryState.ts";
import { type AutomaticTimes, followEventTimes, followStart, isLocalTime } from "./eventTimes.ts";

/** The times of an event in its open form, and what has followed from them. */
export type EventTimes = ReturnType<typeof useEventTimes>;

/** Follows the times of an event in its open form: its end, and of a saved one Updated. */
export function useEventTimes(state: EntryState, change: (data: FieldValues) => void) {
	const [stored, setStored] = useState<{ base?: FieldValues; times: AutomaticTimes }>({
		times: {},
	});
	const event = isOpen(state) && state.entry.followsTimes ? state : undefined;
	const { base = {}, data = {} } = event ?? {};
	// What was decided about one version of the file says nothing about the next.
	const automaticTimes = stored.base === base ? stored.times : {};
	const setAutomaticTimes = (times: AutomaticTimes) => setStored({ base, times });
	const isUpdated = automaticTimes.updated !== undefined && automaticTimes.updated !== base.updated;
	return {
		/** Returns the form's data after something has been typed in it. */
		follow: (typedData: FieldValues): FieldValues => {
			if (!event) {
				return typedData;
			}
			const forms = { base, before: data, after: typedData };
			const next = event.entry.isNew
				? followStart(forms, automaticTimes)
				: followEventTimes(forms, automaticTimes, getMelbourneDate());
			setAutomaticTimes(next.automaticTimes);
			return next.data;
		},
		/** Whether Updated has been set by itself. */
		isUpdatedSet: isUpdated && data.updated === automaticTimes.updated,
		/** Whether the end has been changed, to a time that has passed. */
		isPast: data.end !== base.end && isPast(data.end),
		/** Puts Updated back, and does not set it again. */
		leaveUpdated: () => {
			setAutomaticTimes({ ...automaticTimes, isDeclined: true });
			change({ ...data, updated: base.updated });
		},
	};
}

/** Checks whether the value of a field is a time, and has passed in Melbourne. */
function isPast(value: unknown): boolean {
	return isLocalTime(value) && new Date(toMelbourneTime(value)) <= new Date();
}
