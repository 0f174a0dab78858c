import ICAL from "ical.js";
import { findLatest, toMelbourneTime, zone } from "../../content-model/index.ts";
import { eventsPath, getFixedFilePath, toAbsoluteUrl } from "../../paths/index.ts";
import type { SiteEvent } from "../site/events.server.ts";
import type { Site } from "../site/site.server.ts";

/** The parts of the site that calendars show. */
type CalendarSite = Pick<Site, "articles" | "content" | "events">;

/** A property in jCal (RFC 7265). */
type Property = readonly [
	name: string,
	parameters: Readonly<Record<string, string>>,
	type: string,
	value: string | number,
];

/** A component in jCal, such as an event. */
type Component = readonly [name: string, Property[], Component[]];

// Global settings of ical.js, which has none for a single calendar; eventFiles.test.ts tests their effect. A
// line may have 75 octets, of which the space before a continuation is one.
ICAL.foldLength = 74;

const textProperty = { defaultType: "text" };
/** ical.js's properties, plus two calendar names that it does not escape. */
const designSet = {
	...ICAL.design.icalendar,
	property: { ...ICAL.design.icalendar.property, name: textProperty, "x-wr-calname": textProperty },
};

/** Formats one event as a calendar file. */
export function formatEventFile(event: SiteEvent, site: CalendarSite): string {
	return formatCalendar(site, [], [event]);
}

/** Formats all events as one calendar that programs fetch daily. */
export function formatCalendarFeed(site: CalendarSite): string {
	const { settings, pages } = site.content;
	const name = `${settings.brand}: ${pages.events.head.title}`;
	const properties: Property[] = [
		// The name from RFC 7986, and the older one.
		["name", {}, "text", name],
		["x-wr-calname", {}, "text", name],
		["x-wr-timezone", {}, "unknown", zone],
		["description", {}, "text", pages.events.head.description],
		["url", {}, "uri", toAbsoluteUrl(eventsPath, settings.url)],
		["source", {}, "uri", toAbsoluteUrl(getFixedFilePath("events.ics"), settings.url)],
		["refresh-interval", {}, "duration", "P1D"],
		["x-published-ttl", {}, "unknown", "P1D"],
	];
	return formatCalendar(site, properties, site.events);
}

function formatCalendar(
	site: CalendarSite,
	properties: readonly Property[],
	events: readonly SiteEvent[],
): string {
	const { brand, url } = site.content.settings;
	const host = new URL(url).hostname;
	// The day of the newest article: used for events without an `updated` date.
	const lastChanged = findLatest(site.articles.map(({ changed }) => changed)) ?? "1970-01-01";
	const calendar: Component = [
		"vcalendar",
		[
			["version", {}, "text", "2.0"],
			["prodid", {}, "text", `-//${brand}//${host}//EN`],
			["calscale", {}, "text", "GREGORIAN"],
			...properties,
		],
		events.map((event) => createEventComponent(event, host, lastChanged)),
	];
	return `${ICAL.stringify.component([...calendar], designSet)}\r\n`;
}

function createEventComponent(event: SiteEvent, host: string, changed: string): Component {
	const { updated } = event;
	// Start of the day, the same from build to build.
	const revision: Property[] = updated
		? [
				["last-modified", {}, "date-time", toStartOfDay(updated)],
				["sequence", {}, "integer", countDaysSinceEpoch(updated)],
			]
		: [];
	return [
		"vevent",
		[
			["uid", {}, "text", `${event.slug}@${host}`],
			["dtstamp", {}, "date-time", toStartOfDay(updated ?? changed)],
			...revision,
			// In UTC; calendar programs convert it to local time.
			["dtstart", {}, "date-time", toUtc(event.instants.start)],
			["dtend", {}, "date-time", toUtc(event.instants.end)],
			["summary", {}, "text", event.title],
			["description", {}, "text", `${event.summary}\n\n${event.url}`],
			["location", {}, "text", event.location],
			["url", {}, "uri", event.url],
			["categories", {}, "text", event.type],
			["status", {}, "text", "CONFIRMED"],
		],
		[],
	];
}

/** Counts days since 1970; calendar programs keep the entry with the higher SEQUENCE (RFC 5545, 3.8.7.4). */
function countDaysSinceEpoch(day: string): number {
	return Date.parse(day) / 86_400_000;
}

/** Returns the first moment of a day in Melbourne. */
function toStartOfDay(day: string): string {
	return toUtc(toMelbourneTime(`${day}T00:00`));
}

/** Converts a time to UTC: 2025-02-13T12:30:00+11:00 as 2025-02-13T01:30:00Z. */
function toUtc(instant: string): string {
	return new Date(instant).toISOString().replace(/\.\d+Z$/, "Z");
}
