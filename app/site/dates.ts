/** A day as articles write it: month day, year, such as October 28, 2025. The provider dates its articles so. */
const monthDayYear = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Formats the day of an article, written month day, year. @param day YYYY-MM-DD */
export function formatArticleDate(day: string): string {
	return monthDayYear.format(new Date(day));
}

const dayMonthYear = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

/** Formats the day of all other texts: 20 November 2026, never broken across lines. @param day YYYY-MM-DD */
export function formatDay(day: string): string {
	return dayMonthYear.format(new Date(day)).replaceAll(" ", "\u00a0");
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

/** The time of an event in words, split around the day on which it starts. */
export interface EventTime {
	/** Text before that day: `Thursday `. */
	weekday: string;
	/** `8 May 2025`. */
	day: string;
	/** `12.30 to 1.15 pm`. One that ends on another day names that day here. */
	hours: string;
}

/**
 * Formats the time of an event in words: Thursday 8 May 2025, 12.30 to 1.15 pm. One that ends on another day names
 * both days.
 * @param start a local time, YYYY-MM-DDTHH:MM
 * @param end another, later
 */
export function formatEventTime(start: string, end: string): string {
	const { weekday, day, hours } = splitEventTime(start, end);
	return `${weekday}${day}, ${hours}`;
}

/** Splits the time of an event, as `formatEventTime` has it, into parts. */
export function splitEventTime(start: string, end: string): EventTime {
	const parts = moment.formatRangeToParts(new Date(`${start}Z`), new Date(`${end}Z`));
	const day = parts.findIndex(({ type }) => type === "day");
	const year = parts.findIndex(({ type }) => type === "year");
	const toText = (dateParts: typeof parts) => dateParts.map(({ value }) => value).join("");
	return {
		weekday: toText(parts.slice(0, day)),
		day: toText(parts.slice(day, year + 1)),
		hours: formatClockTimes(toText(parts.slice(year + 1))),
	};
}

/** Formats clock times in the house's style: `12.30 to 1.15 pm`. */
function formatClockTimes(text: string): string {
	// The dash, and the space before am and pm, are special characters.
	const spaced = text.replaceAll(/\s/g, " ");
	return spaced
		.replace(" – ", " to ")
		.replaceAll(" at ", ", ")
		.replace(/^, /, "")
		.replaceAll(":", ".");
}
