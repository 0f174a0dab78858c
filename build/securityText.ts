/** Days before its expiry from which to remind a person, and the most that RFC 9116 allows. */
const days = { reminder: 60, max: 366 };

/**
 * Creates the warning of a build that security.txt expires.
 * @param expires that day: `securityExpires` in content/site.yaml, YYYY-MM-DD.
 * @returns a sentence with the remedy, or nothing while there is time.
 */
export function createReminder(expires: string, now: Date): string | undefined {
	const left = Math.floor((Date.parse(expires) - now.getTime()) / 86_400_000);
	const remedy = "Set securityExpires in content/site.yaml to a day at most a year ahead.";
	if (left < 0) {
		return `security.txt expired on ${expires}. ${remedy}`;
	}
	if (left <= days.reminder) {
		return `security.txt is valid for ${left} more days, until ${expires}. ${remedy}`;
	}
	return left > days.max ? `security.txt claims to count until ${expires}. ${remedy}` : undefined;
}
