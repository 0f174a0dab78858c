import { getMelbourneDate, toMelbourneTime } from "../../../../content-model/browser.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import type { FormChange, OpenState } from "../state/entryState.ts";
import { followEventTimes, followStart, isLocalTime } from "./eventTimes.ts";

/** Lets the times of an event follow what is typed in its form: its end, and of a saved one Updated. */
export function followTimes(
	{ entry, base, data, session }: OpenState,
	typedData: FieldValues,
): FormChange {
	if (!entry.followsTimes) {
		return { data: typedData };
	}
	const forms = { base, before: data, after: typedData };
	const next = entry.isNew
		? followStart(forms, session.automaticTimes)
		: followEventTimes(forms, session.automaticTimes, getMelbourneDate());
	return { data: next.data, session: { automaticTimes: next.automaticTimes } };
}

/** Puts Updated back, and does not set it again. */
export function leaveUpdated({ base, data, session: { automaticTimes } }: OpenState): FormChange {
	return {
		data: { ...data, updated: base.updated },
		session: { automaticTimes: { ...automaticTimes, isDeclined: true } },
	};
}

/** Checks whether Updated has been set by itself. */
export function isUpdatedSet({ base, data, session }: OpenState): boolean {
	const { updated } = session.automaticTimes;
	return updated !== undefined && updated !== base.updated && updated === data.updated;
}

/** Checks whether the end of an event has been changed, to a time that has passed in Melbourne. */
export function isOver({ entry, base, data: { end } }: OpenState): boolean {
	return (
		entry.followsTimes === true &&
		end !== base.end &&
		isLocalTime(end) &&
		new Date(toMelbourneTime(end)) <= new Date()
	);
}
