import type { SiteEvent } from "../../site/events.server.ts";

/** A week of the year, with the event that falls in it, if any. */
interface Week {
	/** Its Thursday as YYYY-MM-DD: the day that decides the month and year of a week. */
	thursday: string;
	event?: Pick<SiteEvent, "type">;
}

const monthName = new Intl.DateTimeFormat("en-AU", { month: "short", timeZone: "UTC" });

/**
 * Creates the weeks of the year in which the last event falls, by the calendar of ISO 8601: a week belongs
 * to the month of its Thursday. An event in person is drawn before a webinar of the same week.
 * @returns the year as four quarters of three months, each with its short name, the days that have an event, and its
 * four or five weeks; nothing without events
 */
export function createYearCalendar(events: readonly SiteEvent[]) {
	const byWeek = new Map<string, SiteEvent>();
	for (const event of events) {
		const week = findThursday(event.start);
		if (byWeek.get(week)?.type !== "EVENT") {
			byWeek.set(week, event);
		}
	}
	const last = [...byWeek.keys()].sort().at(-1);
	if (!last) {
		return;
	}
	const year = Number(last.slice(0, 4));
	const months = Array.from({ length: 12 }, (_, month) => {
		const weeks = listThursdays(year, month).map(
			(thursday): Week => ({ thursday, event: byWeek.get(thursday) }),
		);
		return {
			name: monthName.format(Date.UTC(year, month)),
			days: listEventDays(events, year, month),
			weeks,
		};
	});
	return { year, quarters: [0, 3, 6, 9].map((first) => months.slice(first, first + 3)) };
}

/**
 * Finds the week of a local time, by its Thursday. A week that belongs to another month gives way to the nearest of
 * the day's own: that month names the day, and has its leaf.
 */
function findThursday(start: string): string {
	const day = new Date(start.slice(0, 10));
	const thursday = new Date(day);
	// Monday is 1 and Sunday 7.
	thursday.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
	if (thursday.getUTCMonth() !== day.getUTCMonth()) {
		thursday.setUTCDate(thursday.getUTCDate() + (thursday < day ? 7 : -7));
	}
	return toIsoDay(thursday);
}

/** Lists the days of a month that have an event, in order. */
function listEventDays(events: readonly SiteEvent[], year: number, month: number): number[] {
	const days = events
		.map(({ start }) => new Date(start.slice(0, 10)))
		.filter((day) => day.getUTCFullYear() === year && day.getUTCMonth() === month)
		.map((day) => day.getUTCDate());
	return [...new Set(days)].sort((a, b) => a - b);
}

function listThursdays(year: number, month: number): string[] {
	const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	return Array.from({ length: days }, (_, day) => new Date(Date.UTC(year, month, day + 1)))
		.filter((day) => day.getUTCDay() === 4)
		.map(toIsoDay);
}

function toIsoDay(day: Date): string {
	return day.toISOString().slice(0, 10);
}
