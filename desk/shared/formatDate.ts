import { zone } from "../../content-model/browser.ts";
import { isInCalendar } from "./readDate.ts";

const longDate = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });
const weekday = new Intl.DateTimeFormat("en-AU", { weekday: "long", timeZone: "UTC" });
const monthOfYear = new Intl.DateTimeFormat("en-AU", {
	month: "long",
	year: "numeric",
	timeZone: "UTC",
});
const shortTime = new Intl.DateTimeFormat("en-AU", { timeStyle: "short", timeZone: "UTC" });

const melbourneDate = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: zone });
const melbourneTime = new Intl.DateTimeFormat("en-AU", { timeStyle: "short", timeZone: zone });

/** Formats a moment by the one clock of the site: 26 November 2026, 5:30 am in Melbourne. */
export function formatMoment(time: number | Date): string {
	return `${melbourneDate.format(time)}, ${melbourneTime.format(time)} in Melbourne`;
}

/**
 * Formats a month, a day or a local time of the content as a person reads it: `2027-03-05T12:30` is 5 March 2027,
 * 12:30 pm.
 * @returns undefined if the text is none of them, or a day that does not exist.
 */
export function formatDate(text: string): string | undefined {
	if (isMonth(text)) {
		return monthOfYear.format(new Date(`${text}-01T00:00Z`));
	}
	const [, day, time] = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2})?$/.exec(text) ?? [];
	const date = new Date(`${day}${time ?? "T00:00"}Z`);
	if (!day || !isInCalendar(day) || Number.isNaN(date.getTime())) {
		return;
	}
	return time ? `${longDate.format(date)}, ${shortTime.format(date)}` : longDate.format(date);
}

/**
 * Formats a date as a field says it, since browsers show days and months in an order of their own:
 * `2025-09-11T12:30` is Thursday 11 September 2025, 12:30 pm in Melbourne; `2025-03` is March 2025.
 * @returns undefined if the text is not a date, or is a year alone.
 */
export function formatDateInWords(text: string): string | undefined {
	const words = formatDate(text);
	if (!words || isMonth(text)) {
		return words;
	}
	const day = text.slice(0, 10);
	const date = new Date(`${day}T00:00Z`);
	return `${weekday.format(date)} ${words}${text.includes("T") ? " in Melbourne" : ""}`;
}

function isMonth(text: string): boolean {
	return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}
