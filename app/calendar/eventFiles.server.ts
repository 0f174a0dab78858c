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

/** One event as a calendar file. */
export function eventFile(event: EventEntry, content: Content): string {
	return calendarFile(content, [], [event]);
}

/** All events as one calendar that programs ask for once a day. */
export function calendarFeed(content: Content): string {
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
	return calendarFile(content, properties, events);
}

function calendarFile(
	content: Content,
	properties: readonly Property[],
	events: readonly EventEntry[],
): string {
	const { brand, url } = content.site;
	const host = new URL(url).hostname;
	const changed = newestChange(content);
	const calendar: Component = [
		"vcalendar",
		[
			["version", {}, "text", "2.0"],
			["prodid", {}, "text", `-//${brand}//${host}//EN`],
			["calscale", {}, "text", "GREGORIAN"],
			...properties,
		],
		events.map((event) => eventComponent(event, host, changed)),
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
			// A moment without a zone of its own: each program shows it by its owner's clock.
			["dtstart", {}, "date-time", utcTime(event.start)],
			["dtend", {}, "date-time", utcTime(event.end)],
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

/** The Melbourne time, YYYY-MM-DDTHH:MM, at which the day of the newest article began. */
function newestChange({ articles }: Content): string {
	const days = articles.map(({ date, updated = date }) => updated);
	return `${days.sort().at(-1) ?? "1970-01-01"}T00:00`;
}

/** A Melbourne time in UTC: 2025-02-13T12:30 as 2025-02-13T01:30:00Z. */
function utcTime(time: string): string {
	return new Date(melbourneTime(time)).toISOString().replace(/\.\d+Z$/, "Z");
}
