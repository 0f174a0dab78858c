import ICAL from "ical.js";
import type { Content, EventEntry } from "../content/load.server.ts";
import { absolute } from "../seo/addresses.ts";
import { calendarFeedPath } from "./addresses.ts";
import { melbourneTime, zone } from "./melbourne.ts";

/** A property in jCal (RFC 7265). */
type Property = readonly [
	name: string,
	parameters: Readonly<Record<string, string>>,
	type: string,
	value: string | Readonly<Record<string, string | number>>,
];

/** A component in jCal, such as an event. */
type Component = readonly [name: string, Property[], Component[]];

// Without the space that begins each further line, of which a line may have 75 octets in all.
ICAL.foldLength = 74;

const text = { defaultType: "text" };
/** The properties ical.js knows, and two names of a calendar that it would leave unescaped. */
const designSet = {
	...ICAL.design.icalendar,
	property: { ...ICAL.design.icalendar.property, name: text, "x-wr-calname": text },
};

/**
 * One event as a calendar file.
 * @param now the time of the build; no entry says that it was changed later.
 */
export function eventFile(event: EventEntry, content: Content, now = new Date()): string {
	return calendarFile(content, [], [event], now);
}

/**
 * All events as one calendar that programs ask for once a day.
 * @param now the time of the build; no entry says that it was changed later.
 */
export function calendarFeed(content: Content, now = new Date()): string {
	const { site, pages, events } = content;
	const name = `${site.brand}: ${pages.events.head.title}`;
	const properties: Property[] = [
		// Programs differ in which of the names they know: RFC 7986, and what came before it.
		["name", {}, "text", name],
		["x-wr-calname", {}, "text", name],
		["x-wr-timezone", {}, "unknown", zone],
		["description", {}, "text", pages.events.head.description],
		["url", {}, "uri", absolute("/events", site.url)],
		["source", {}, "uri", absolute(calendarFeedPath, site.url)],
		["refresh-interval", {}, "duration", "P1D"],
		["x-published-ttl", {}, "unknown", "P1D"],
	];
	return calendarFile(content, properties, events, now);
}

function calendarFile(
	content: Content,
	properties: readonly Property[],
	events: readonly EventEntry[],
	now: Date,
): string {
	const { brand, url } = content.site;
	const host = new URL(url).hostname;
	const changed = newestChange(content, now);
	const calendar: Component = [
		"vcalendar",
		[
			["version", {}, "text", "2.0"],
			["prodid", {}, "text", `-//${brand}//${host}//EN`],
			["calscale", {}, "text", "GREGORIAN"],
			...properties,
		],
		[timeZone, ...events.map((event) => eventComponent(event, host, changed))],
	];
	return `${ICAL.stringify.component([...calendar], designSet)}\r\n`;
}

function eventComponent(event: EventEntry, host: string, changed: string): Component {
	// When the entry was last changed, for which the content has no field: the day of the content's
	// newest article stands in, or the event's start once that is earlier. Neither lies in the future,
	// and both stay as they are from build to build.
	const stamp = event.start < changed ? event.start : changed;
	return [
		"vevent",
		[
			["uid", {}, "text", `${event.slug}@${host}`],
			["dtstamp", {}, "date-time", utcTime(stamp)],
			["dtstart", { tzid: zone }, "date-time", `${event.start}:00`],
			["dtend", { tzid: zone }, "date-time", `${event.end}:00`],
			["summary", {}, "text", event.title],
			["description", {}, "text", `${event.summary}\n\n${event.url}`],
			["location", {}, "text", event.place],
			["url", {}, "uri", event.url],
			["categories", {}, "text", event.type],
			["status", {}, "text", "CONFIRMED"],
		],
		[],
	];
}

/** The Melbourne time, YYYY-MM-DDTHH:MM, at which the day of the newest article up to now began. */
function newestChange({ articles }: Content, now: Date): string {
	return articles
		.map(({ date, updated = date }) => `${updated}T00:00`)
		.filter((time) => new Date(melbourneTime(time)) <= now)
		.reduce((newest, time) => (time > newest ? time : newest), "1970-01-01T00:00");
}

/** A Melbourne time in UTC: 2025-02-13T12:30 as 2025-02-13T01:30:00Z. */
function utcTime(time: string): string {
	return new Date(melbourneTime(time)).toISOString().replace(/\.\d+Z$/, "Z");
}

/**
 * Melbourne's clocks since 2008: forward on the first Sunday of October at 2, back on the first Sunday
 * of April at 3 (Summer Time Act 1972 (Vic) as proclaimed; tz database, rule AV).
 */
const timeZone: Component = ICAL.parse(`BEGIN:VTIMEZONE
TZID:${zone}
BEGIN:STANDARD
DTSTART:20080406T030000
TZOFFSETFROM:+1100
TZOFFSETTO:+1000
TZNAME:AEST
RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20081005T020000
TZOFFSETFROM:+1000
TZOFFSETTO:+1100
TZNAME:AEDT
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU
END:DAYLIGHT
END:VTIMEZONE`);
