import { getMelbourneDate, toMelbourneTime } from "../../../../content-model/browser.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import type { FormChange, OpenForm } from "./entryState.ts";
import { isLocalTime, moveEnd, moveEventTimes } from "./eventTimes.ts";

/** Sets the times of an event that follow from what is typed in its form: its end, and of a saved one Updated. */
export function setTimes(
	{ entry, original, data, session }: OpenForm,
	typedData: FieldValues,
): FormChange {
	if (!entry.followsTimes) {
		return { data: typedData };
	}
	const forms = { original, before: data, after: typedData };
	const next = entry.isNew
		? moveEnd(forms, session.automaticTimes)
		: moveEventTimes(forms, session.automaticTimes, getMelbourneDate());
	return { data: next.data, session: { automaticTimes: next.automaticTimes } };
}

/** Restores Updated to its value in the file, and no longer sets it automatically. */
export function restoreUpdated({
	original,
	data,
	session: { automaticTimes },
}: OpenForm): FormChange {
	return {
		data: { ...data, updated: original.updated },
		session: { automaticTimes: { ...automaticTimes, isDeclined: true } },
	};
}

/** Checks whether Updated has been set automatically. */
export function isUpdatedSet({ original, data, session }: OpenForm): boolean {
	const { updated } = session.automaticTimes;
	return updated !== undefined && updated !== original.updated && updated === data.updated;
}

/** Checks whether the end of an event has been changed, to a time that has passed in Melbourne. */
export function hasEnded({ entry, original, data: { end } }: OpenForm): boolean {
	return (
		entry.followsTimes === true &&
		end !== original.end &&
		isLocalTime(end) &&
		new Date(toMelbourneTime(end)) <= new Date()
	);
}
