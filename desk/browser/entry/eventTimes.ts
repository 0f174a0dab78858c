import type { FormValues } from "../../shared/api.ts";
import { isSame } from "./merge.ts";

/** Fields of an event's form that have been set automatically. */
export interface Following {
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
	{ base, before, after }: Readonly<Record<"base" | "before" | "after", FormValues>>,
	following: Following,
	today: string,
): { data: FormValues; following: Following } {
	const end = followStart({ base, before, after }, following);
	const moved = end === undefined ? after : { ...after, end };
	const nextFollowing = end === undefined ? following : { ...following, end };
	const isMoved = calendarFields.some((name) => !isSame(moved[name], base[name]));
	if (isMoved) {
		const isUntouched = moved.updated === base.updated;
		return isUntouched && base.updated !== today && !nextFollowing.isDeclined
			? { data: { ...moved, updated: today }, following: { ...nextFollowing, updated: today } }
			: { data: moved, following: nextFollowing };
	}
	// The event is where it was.
	const isOwnDate = nextFollowing.updated !== undefined && moved.updated === nextFollowing.updated;
	return {
		data: isOwnDate ? { ...moved, updated: base.updated } : moved,
		following: nextFollowing,
	};
}

/** The end as long after the new start as it was after the old one; nothing where it stays. */
function followStart(
	{ base, before, after }: Readonly<Record<"base" | "before" | "after", FormValues>>,
	following: Following,
): string | undefined {
	const [start, oldStart, oldEnd] = [after.start, base.start, base.end].map(toTime);
	const isUntouched = after.end === before.end && [base.end, following.end].includes(after.end);
	const canFollow =
		start !== undefined && oldStart !== undefined && oldEnd !== undefined && oldEnd > oldStart;
	if (after.start === before.start || !isUntouched || !canFollow) {
		return;
	}
	const end = new Date(start + oldEnd - oldStart);
	return Number.isNaN(end.getTime()) ? undefined : end.toISOString().slice(0, 16);
}

/** A local time in milliseconds, to compute with. */
function toTime(text: unknown): number | undefined {
	const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(String(text)) ? Date.parse(`${text}Z`) : NaN;
	return Number.isNaN(time) ? undefined : time;
}
