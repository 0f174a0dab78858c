/** Months by the first three letters of their names. */
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const monthNames = new Intl.DateTimeFormat("en-AU", { month: "long", timeZone: "UTC" });

/**
 * Reads a date as people here type it, the day first: `14/3/2025` or `14 March 2025`, or `3/2025` or
 * `March 2025` for a month.
 * @returns YYYY-MM-DD or YYYY-MM; the text itself where it is neither, never a guess.
 */
export function readDate(text: string): string {
	const date = parseDate(text);
	return date && isInCalendar(date) ? date : text;
}

/** Said of a date that a browser’s own input gives as empty: it does not tell 30 February from a part left out. */
export const noDateMessage = "No date yet: a part is missing, or there is no such day.";

/** Checks whether a text has the form of a day that no calendar has, such as 31/2/2025. */
export function isNoDay(text: string): boolean {
	const date = parseDate(text);
	return date !== undefined && !isInCalendar(date);
}

/** Parses a date as YYYY-MM-DD, which may be 31 February, or YYYY-MM; undefined for anything else. */
function parseDate(text: string): string | undefined {
	const [, day, month = "", year] =
		/^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(nameToNumber(text.trim())) ?? [];
	if (!year || Number(month) < 1 || Number(month) > 12) {
		return undefined;
	}
	return [year, month, day].flatMap((number) => number?.padStart(2, "0") ?? []).join("-");
}

/** Checks whether the calendar has a date. @param date YYYY-MM-DD, YYYY-MM or YYYY */
export function isInCalendar(date: string): boolean {
	const day = date + "2000-01-01".slice(date.length);
	// A Date carries 31 February over to March.
	return new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(8));
}

/** Puts the month of a date in figures: `14 March 2025` is `14/3/2025`. */
function nameToNumber(text: string): string {
	const [, day, name = "", year] =
		/^(?:(\d{1,2})\s+)?([A-Za-z]{3,9})\.?\s+(\d{4})$/.exec(text) ?? [];
	const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
	const full = monthNames.format(new Date(Date.UTC(2000, month - 1)));
	const isName = full.toLowerCase().startsWith(name.toLowerCase().replace(/^sept$/, "sep"));
	return month > 0 && isName ? [day, month, year].filter(Boolean).join("/") : text;
}
