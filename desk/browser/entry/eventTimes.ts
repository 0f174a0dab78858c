import type { FieldValues } from "../../shared/api.ts";
import { isSame } from "./merge.ts";

/** Fields of an event's form that have been set automatically. */
export interface AutomaticTimes {
	/** The end that has moved with the start. */
	end?: string;
	/** The day that Updated was set to. */
	updated?: string;
	/** Whether the person has taken that back. */
	isDeclined?: true;
}

/** Fields of an event that calendars hold. */
const calendarFields = ["start", "end", "venue"];

/**
 * Lets the end of an event move with its start, unless somebody has set it, and sets Updated when it moves, so
 * that calendars take the new time.
 * @param base the form as it was filled.
 * @param before the form before this change.
 * @param after the form as somebody has changed it.
 * @param today in Melbourne.
 */
export function followEventTimes(
	{ base, before, after }: Readonly<Record<"base" | "before" | "after", FieldValues>>,
	automaticTimes: AutomaticTimes,
	today: string,
): { data: FieldValues; automaticTimes: AutomaticTimes } {
	const end = followStart({ base, before, after }, automaticTimes);
	const form = end === undefined ? after : { ...after, end };
	const nextTimes = end === undefined ? automaticTimes : { ...automaticTimes, end };
	const isMoved = calendarFields.some((name) => !isSame(form[name], base[name]));
	if (isMoved) {
		const isUntouched = form.updated === base.updated;
		return isUntouched && base.updated !== today && !nextTimes.isDeclined
			? { data: { ...form, updated: today }, automaticTimes: { ...nextTimes, updated: today } }
			: { data: form, automaticTimes: nextTimes };
	}
	// The times are as in the file again: `updated` is put back, unless somebody has typed it.
	const isOwnDate = nextTimes.updated !== undefined && form.updated === nextTimes.updated;
	return {
		data: isOwnDate ? { ...form, updated: base.updated } : form,
		automaticTimes: nextTimes,
	};
}

/** Computes the end, as long after the new start as it was after the old one; undefined if it stays. */
function followStart(
	{ base, before, after }: Readonly<Record<"base" | "before" | "after", FieldValues>>,
	automaticTimes: AutomaticTimes,
): string | undefined {
	const [start, oldStart, oldEnd] = [after.start, base.start, base.end].map(toTime);
	const isUntouched =
		after.end === before.end && [base.end, automaticTimes.end].includes(after.end);
	const canFollow =
		start !== undefined && oldStart !== undefined && oldEnd !== undefined && oldEnd > oldStart;
	if (after.start === before.start || !isUntouched || !canFollow) {
		return;
	}
	const end = new Date(start + oldEnd - oldStart);
	return Number.isNaN(end.getTime()) ? undefined : end.toISOString().slice(0, 16);
}

/** Converts a local time to milliseconds, to compute with. */
function toTime(text: unknown): number | undefined {
	const time = isLocalTime(text) ? Date.parse(`${text}Z`) : NaN;
	return Number.isNaN(time) ? undefined : time;
}

/** Returns whether a text has the form of a local time, YYYY-MM-DDTHH:MM. */
export function isLocalTime(text: unknown): text is string {
	return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(String(text));
}
