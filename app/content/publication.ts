import { melbourneTime } from "../calendar/melbourne.ts";
import { valueAt } from "./issues.ts";
import { day } from "./schemas/values.ts";

/** Why an article is not for the public yet: it is not finished, or its day has not come. */
export type Unpublished = "draft" | "scheduled";

/**
 * The one rule of what is public: no draft, and nothing before its day has begun in Melbourne.
 * @param fields of an article as they were read.
 * @returns nothing for what is public.
 */
export function unpublishedAs(fields: unknown, now: Date): Unpublished | undefined {
	if (valueAt(fields, ["draft"]) === true) {
		return "draft";
	}
	const { data: date } = day.safeParse(valueAt(fields, ["date"]));
	return date && new Date(melbourneTime(`${date}T00:00`)) > now ? "scheduled" : undefined;
}
