const months = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });
const hours = new Intl.DateTimeFormat("en-AU", { timeStyle: "short", timeZone: "UTC" });

/**
 * A day or a local time of the content as a person reads it: `2027-03-05T12:30` is 5 March 2027, 12:30 pm.
 * @returns nothing where the text is neither.
 */
export function formatDate(text: string): string | undefined {
	const [, day, time] = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2})?$/.exec(text) ?? [];
	const date = new Date(`${day}${time ?? "T00:00"}Z`);
	if (!day || Number.isNaN(date.getTime())) {
		return;
	}
	return time ? `${months.format(date)}, ${hours.format(date)}` : months.format(date);
}
