import { createReminder } from "../../build/securityReminder.ts";
import type { ContentValue, OpenItem } from "../../content-model/index.ts";

/**
 * Checks the day on which security.txt expires.
 * @param values every value of the content.
 * @returns an open item once the day has passed, before that a warning.
 */
export function checkSecurityText(
	values: readonly ContentValue[],
	now: Date,
): { items: OpenItem[]; warning?: string } {
	const expiry = values.find(({ field }) => field === "securityExpires");
	const reminder = expiry && createReminder(String(expiry.value), now);
	if (!reminder) {
		return { items: [] };
	}
	const { file, line, field } = expiry;
	return reminder.hasExpired
		? { items: [{ file, line, field, detail: reminder.text }] }
		: { items: [], warning: reminder.text };
}
