import { type Content, type EventEntry, toMelbourneTime } from "../../content-model/index.ts";
import { eventFilePath } from "../../paths/index.ts";
import { type CoverFiles, drawCovers } from "./covers.server.ts";
import { formatDayAndMonth, formatEventTime } from "./dates.ts";

/** An event with everything that its card, calendars and search engines say of it. */
export type SiteEvent = ReturnType<typeof createEvent>;

/** All events, by start, earliest first. @param now decides which are over */
export function createEvents({ events, site }: Content, now: Date): SiteEvent[] {
	return drawCovers(events, site.colours).map(({ entry, cover }) => createEvent(entry, cover, now));
}

function createEvent(entry: EventEntry, cover: CoverFiles, now: Date) {
	const { slug, url, type, title, start, end, place, summary, reading, updated } = entry;
	/** Start and end with UTC offset, such as 2025-02-13T12:30:00+11:00. */
	const instants = { start: toMelbourneTime(start), end: toMelbourneTime(end) };
	return {
		slug,
		/** Where the site shows it. */
		path: `/events#${slug}`,
		/** The file that puts it into a calendar. */
		calendarPath: eventFilePath(slug),
		/** Its own page, on another site. */
		url,
		type,
		title,
		/** Its start in Melbourne, YYYY-MM-DDTHH:MM. */
		start,
		place,
		summary,
		/** What this site has on its subject. */
		reading,
		/** The day of its last change, where the owner names one. */
		updated,
		cover,
		/** When it is, in words. */
		date: formatEventTime(start, end),
		// Day of the month and name of the month on which it starts.
		...formatDayAndMonth(start),
		instants,
		isOver: new Date(instants.end) <= now,
	};
}

/** Events to come, the next first, then those that are over, the last first. */
export function sortUpcomingFirst(events: readonly SiteEvent[]): SiteEvent[] {
	const past = events.filter(({ isOver }) => isOver);
	return [...events.filter(({ isOver }) => !isOver), ...past.reverse()];
}
