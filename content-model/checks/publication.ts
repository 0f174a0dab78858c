import { getValue } from "../issues/getValue.ts";
import { day } from "../schemas/values.ts";
import { toMelbourneTime } from "../words/melbourne.ts";

/**
 * Returns why an entry is not public, by the one rule there is: no drafts, and nothing before its day has begun in Melbourne.
 * @param fields of an article as read.
 * @returns the reason that it is not public yet; undefined if it is.
 */
export function getUnpublishedReason(
	fields: unknown,
	now: Date,
): "draft" | "scheduled" | undefined {
	if (getValue(fields, ["draft"]) === true) {
		return "draft";
	}
	const { data: date } = day.safeParse(getValue(fields, ["date"]));
	return date && new Date(toMelbourneTime(`${date}T00:00`)) > now ? "scheduled" : undefined;
}
