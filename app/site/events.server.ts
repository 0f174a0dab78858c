import { type Content, type EventEntry, toMelbourneTime } from "../../content-model/index.ts";
import { getEventFilePath, getEventPath } from "../../paths/index.ts";
import { type CoverFiles, drawCovers } from "./covers.server.ts";
import { type EventTime, formatEventTime, splitEventTime } from "./dates.ts";
import { pick } from "./pick.ts";

/** The fields of an event that are as its file has them. */
const entryFields = [
	"slug",
	"url",
	"type",
	"title",
	"summary",
	"venue",
	"reading",
	"updated",
	"start",
] as const;

/** An event with everything that its card, calendars and search engines show of it. */
export interface SiteEvent extends Pick<EventEntry, (typeof entryFields)[number]> {
	/** Its path on this site, with its anchor. */
	path: string;
	/** Path of its calendar file. */
	calendarPath: string;
	/** The venue in words, or that it is online. */
	location: string;
	cover: CoverFiles;
	/** Date and time in words. */
	date: string;
	/** The same, split around the day on which it starts. */
	dateParts: EventTime;
	/** Start and end with UTC offset, such as 2025-02-13T12:30:00+11:00. */
	instants: { start: string; end: string };
	isPast: boolean;
}

/** Creates all events, by start, earliest first. @param now decides which are over */
export function createEvents({ events, settings, pages }: Content, now: Date): SiteEvent[] {
	const { online } = pages.events.grid;
	return drawCovers(events, settings.colours).map(({ entry, cover }) =>
		createEvent(entry, cover, online, now),
	);
}

/** Creates an event of its entry. @param online the location of an event without a venue, in words */
function createEvent(entry: EventEntry, cover: CoverFiles, online: string, now: Date): SiteEvent {
	const { slug, start, end, venue } = entry;
	const instants = { start: toMelbourneTime(start), end: toMelbourneTime(end) };
	return {
		...pick(entry, entryFields),
		path: getEventPath(slug),
		calendarPath: getEventFilePath(slug),
		location: venue ? `${venue.name}, ${venue.address}` : online,
		cover,
		date: formatEventTime(start, end),
		dateParts: splitEventTime(start, end),
		instants,
		isPast: new Date(instants.end) <= now,
	};
}

/** Sorts events: those to come, the next first, then those that are over, the last first. */
export function sortUpcomingFirst(events: readonly SiteEvent[]): SiteEvent[] {
	const pastEvents = events.filter(({ isPast }) => isPast);
	return [...events.filter(({ isPast }) => !isPast), ...pastEvents.reverse()];
}
