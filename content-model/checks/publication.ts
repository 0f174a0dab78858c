import { valueAt } from "../issues/issues.ts";
import { day } from "../schemas/values.ts";
import { melbourneTime } from "../words/melbourne.ts";

/**
 * The one rule of what is public: no draft, and nothing before its day has begun in Melbourne.
 * @param fields of an article as they were read.
 * @returns why it is not for the public yet; nothing for what is public.
 */
export function unpublishedAs(fields: unknown, now: Date): "draft" | "scheduled" | undefined {
	if (valueAt(fields, ["draft"]) === true) {
		return "draft";
	}
	const { data: date } = day.safeParse(valueAt(fields, ["date"]));
	return date && new Date(melbourneTime(`${date}T00:00`)) > now ? "scheduled" : undefined;
}
