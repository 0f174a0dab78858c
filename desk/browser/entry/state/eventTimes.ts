import type { FieldValues } from "../../../shared/api/forms.ts";
import { isSame } from "../../../shared/isSame.ts";
import type { AutomaticTimes } from "../../state/unsavedEdits.ts";

/** Versions of an event's form. */
interface EventForms {
	/** As it was filled. */
	original: FieldValues;
	/** Before a change. */
	before: FieldValues;
	/** As somebody has changed it. */
	after: FieldValues;
}

/** Fields of an event that calendars hold. */
const calendarFields = ["start", "end", "venue"];

/** Length that is suggested for a new event, in milliseconds: an hour. */
const suggestedLength = 60 * 60 * 1000;

/** Moves the end of an event with its start, unless somebody has set the end. For a new event, suggests one. */
export function moveEnd(
	forms: Readonly<EventForms>,
	automaticTimes: AutomaticTimes,
): { data: FieldValues; automaticTimes: AutomaticTimes } {
	const end = computeEnd(forms, automaticTimes);
	return end === forms.after.end
		? { data: forms.after, automaticTimes }
		: {
				data: { ...forms.after, end },
				automaticTimes: typeof end === "string" ? { ...automaticTimes, end } : automaticTimes,
			};
}

/**
 * Moves the end of a saved event with its start, and sets Updated when the event moves, so that calendars take the new
 * time.
 * @param today in Melbourne.
 */
export function moveEventTimes(
	forms: Readonly<EventForms>,
	automaticTimes: AutomaticTimes,
	today: string,
): { data: FieldValues; automaticTimes: AutomaticTimes } {
	const { original } = forms;
	const { data: followed, automaticTimes: nextTimes } = moveEnd(forms, automaticTimes);
	const isMoved =
		isLocalTime(followed.start) &&
		isLocalTime(followed.end) &&
		calendarFields.some((name) => !isSame(followed[name], original[name]));
	if (isMoved) {
		const isUntouched = followed.updated === original.updated;
		return isUntouched && original.updated !== today && !nextTimes.isDeclined
			? { data: { ...followed, updated: today }, automaticTimes: { ...nextTimes, updated: today } }
			: { data: followed, automaticTimes: nextTimes };
	}
	// The times are as in the file again: `updated` is put back, unless somebody has typed it.
	const isOwnDate = nextTimes.updated !== undefined && followed.updated === nextTimes.updated;
	return {
		data: isOwnDate ? { ...followed, updated: original.updated } : followed,
		automaticTimes: nextTimes,
	};
}

/** Computes the end that follows from a new start: the end as it was, while that is not typed whole or is no day. */
function computeEnd(
	{ original, before, after }: Readonly<EventForms>,
	automaticTimes: AutomaticTimes,
): unknown {
	const length = getLength(original);
	const isUntouched =
		after.end === before.end && [original.end, automaticTimes.end].includes(after.end);
	if (after.start === before.start || !isUntouched || length === undefined) {
		return after.end;
	}
	const start = toTime(after.start);
	if (start === undefined) {
		return original.end;
	}
	const end = new Date(start + length);
	return Number.isNaN(end.getTime()) ? after.end : end.toISOString().slice(0, 16);
}

/** Gets the length of an event, in milliseconds; undefined if its end is not after its start. */
function getLength({ start, end }: FieldValues): number | undefined {
	if (start === undefined && end === undefined) {
		return suggestedLength;
	}
	const [from, to] = [toTime(start), toTime(end)];
	return from !== undefined && to !== undefined && to > from ? to - from : undefined;
}

/** Converts a local time to milliseconds, to compute with. */
function toTime(text: unknown): number | undefined {
	const time = isLocalTime(text) ? Date.parse(`${text}Z`) : NaN;
	return Number.isNaN(time) ? undefined : time;
}

/** Checks whether a text is a local time, YYYY-MM-DDTHH:MM, whose year is typed whole: an input gives 2027 as 0002 first. */
export function isLocalTime(text: unknown): text is string {
	return /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(String(text));
}
