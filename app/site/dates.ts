/** A day as articles write it: month day, year, such as October 28, 2025. */
const monthDayYear = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The day of an article, written month day, year. @param day YYYY-MM-DD */
export function formatArticleDate(day: string): string {
	return monthDayYear.format(new Date(day));
}

const moment = new Intl.DateTimeFormat("en-AU", {
	weekday: "long",
	day: "numeric",
	month: "long",
	year: "numeric",
	hour: "numeric",
	minute: "2-digit",
	timeZone: "UTC",
});

/**
 * When an event is, in words: Thursday 8 May 2025, 12.30 to 1.15 pm. One that ends on another day names
 * both days.
 * @param start a local time, YYYY-MM-DDTHH:MM
 * @param end another, later
 */
export function formatEventTime(start: string, end: string): string {
	const range = moment.formatRange(new Date(`${start}Z`), new Date(`${end}Z`));
	// The dash, and the space before am and pm, are special characters.
	const spaced = range.replaceAll(/\s/g, " ");
	return spaced.replace(" – ", " to ").replaceAll(" at ", ", ").replaceAll(":", ".");
}

const monthName = new Intl.DateTimeFormat("en-AU", { month: "long", timeZone: "UTC" });

/** Day and month of a local time, such as 13 and February. @param time YYYY-MM-DDTHH:MM */
export function formatDayAndMonth(time: string): { day: string; month: string } {
	const date = new Date(`${time.slice(0, 10)}T00:00Z`);
	return { day: String(date.getUTCDate()), month: monthName.format(date) };
}
