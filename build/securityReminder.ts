/** Days before its expiry from which to remind a person, and the most that RFC 9116 allows. */
const days = { reminder: 60, max: 366 };

/** What a person should know of the day on which security.txt expires. */
interface Reminder {
	/** A sentence with the remedy. */
	readonly text: string;
	/** Whether the day has passed, so that researchers may not rely on the file any more. */
	readonly hasExpired: boolean;
}

/**
 * Creates the warning that security.txt expires, for a build and the list before launch.
 * @param expires that day: `securityExpires` in content/site.yaml, YYYY-MM-DD.
 * @returns nothing while there is time.
 */
export function createReminder(expires: string, now: Date): Reminder | undefined {
	const daysLeft = Math.floor((Date.parse(expires) - now.getTime()) / 86_400_000);
	const remedy = "Set securityExpires in content/site.yaml to a day at most a year ahead.";
	if (daysLeft < 0) {
		return { text: `security.txt expired on ${expires}. ${remedy}`, hasExpired: true };
	}
	if (daysLeft <= days.reminder) {
		const time = daysLeft === 1 ? "1 more day" : `${daysLeft} more days`;
		const text = `security.txt is valid for ${time}, until ${expires}. ${remedy}`;
		return { text, hasExpired: false };
	}
	if (daysLeft > days.max) {
		return {
			text: `security.txt claims to be valid until ${expires}. ${remedy}`,
			hasExpired: false,
		};
	}
}
