/** Formats of citations by the parts that are known, such as 21 October 2025. */
const citationFormats = {
	month: new Intl.DateTimeFormat("en-AU", { month: "long", year: "numeric", timeZone: "UTC" }),
	day: new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" }),
};

/**
 * Formats the date of a source, as far as it is known; never broken across lines. @param date YYYY, YYYY-MM or
 * YYYY-MM-DD
 */
export function formatCitationDate(date: string): string {
	if (date.length === 4) {
		return date;
	}
	const format = citationFormats[date.length === 7 ? "month" : "day"];
	return format.format(new Date(date)).replaceAll(" ", "\u00a0");
}
