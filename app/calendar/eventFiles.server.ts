import ICAL from "ical.js";
import { melbourneTime, zone } from "../../content-model/index.ts";
import { absolute, calendarFeedPath } from "../../paths/index.ts";
import type { SiteEvent } from "../site/events.server.ts";
import type { Site } from "../site/site.server.ts";

/** What calendars are made of. */
export type CalendarSite = Pick<Site, "articles" | "content" | "events">;

/** A property in jCal (RFC 7265). */
type Property = readonly [
	name: string,
	parameters: Readonly<Record<string, string>>,
	type: string,
	value: string | number,
];

/** A component in jCal, such as an event. */
type Component = readonly [name: string, Property[], Component[]];

// Public settings of ical.js, which has none for a single calendar. What they bring about is held by
// tests/unit/seo/calendar.test.ts: short lines, escaped names. Without the space that begins each further line, of which a line may have 75 octets in all.
ICAL.foldLength = 74;

const text = { defaultType: "text" };
/** The properties ical.js knows, and two names of a calendar that it would leave unescaped. */
const designSet = {
	...ICAL.design.icalendar,
	property: { ...ICAL.design.icalendar.property, name: text, "x-wr-calname": text },
};

/** One event as a calendar file. */
export function eventFile(event: SiteEvent, site: CalendarSite): string {
	return calendarFile(site, [], [event]);
}

/** All events as one calendar that programs ask for once a day. */
export function calendarFeed(site: CalendarSite): string {
	const { site: settings, pages } = site.content;
	const name = `${settings.brand}: ${pages.events.head.title}`;
	const properties: Property[] = [
		// Programs differ in which of the names they know: RFC 7986, and what came before it.
		["name", {}, "text", name],
		["x-wr-calname", {}, "text", name],
		["x-wr-timezone", {}, "unknown", zone],
		["description", {}, "text", pages.events.head.description],
		["url", {}, "uri", absolute("/events", settings.url)],
		["source", {}, "uri", absolute(calendarFeedPath, settings.url)],
		["refresh-interval", {}, "duration", "P1D"],
		["x-published-ttl", {}, "unknown", "P1D"],
	];
	return calendarFile(site, properties, site.events);
}

function calendarFile(
	site: CalendarSite,
	properties: readonly Property[],
	events: readonly SiteEvent[],
): string {
	const { brand, url } = site.content.site;
	const host = new URL(url).hostname;
	const changed = newestChange(site);
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

function eventComponent(event: SiteEvent, host: string, changed: string): Component {
	const { updated } = event;
	// The first moment of its day, the same from build to build.
	const revision: Property[] = updated
		? [
				["last-modified", {}, "date-time", startOfDay(updated)],
				["sequence", {}, "integer", daysSinceEpoch(updated)],
			]
		: [];
	return [
		"vevent",
		[
			["uid", {}, "text", `${event.slug}@${host}`],
			["dtstamp", {}, "date-time", startOfDay(updated ?? changed)],
			...revision,
			// A moment without a zone of its own: each program shows it by its owner's clock.
			["dtstart", {}, "date-time", utcInstant(event.instants.start)],
			["dtend", {}, "date-time", utcInstant(event.instants.end)],
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

/** The day of the newest article: what stands in for the day of an event that does not name its own. */
function newestChange({ articles }: CalendarSite): string {
	const days = articles.map(({ changed }) => changed);
	return days.sort().at(-1) ?? "1970-01-01";
}

/** A number that is larger the later the day: programs take the entry with the larger one (RFC 5545, 3.8.7.4). */
function daysSinceEpoch(day: string): number {
	return Date.parse(day) / 86_400_000;
}

/** When a day begins in Melbourne. */
function startOfDay(day: string): string {
	return utcInstant(melbourneTime(`${day}T00:00`));
}

/** A moment in UTC: 2025-02-13T12:30:00+11:00 as 2025-02-13T01:30:00Z. */
function utcInstant(instant: string): string {
	return new Date(instant).toISOString().replace(/\.\d+Z$/, "Z");
}
