import type { Content, EventEntry } from "../content/load.server.ts";
import { absolute } from "../seo/addresses.ts";
import { calendarFeedPath } from "./addresses.ts";
import { type Component, icsFile, raw, text } from "./ics.ts";
import { melbourneTime, zone } from "./melbourne.ts";

/** One event as a calendar file. */
export function eventFile(event: EventEntry, content: Content): string {
	return icsFile(calendar(content, [], [event]));
}

/** All events as one calendar that programs ask for once a day. */
export function calendarFeed(content: Content): string {
	const { site, pages } = content;
	const name = `${site.brand}: ${pages.events.head.title}`;
	return icsFile(
		calendar(
			content,
			[
				// Programs differ in which of the names they know: RFC 7986, and what came before it.
				["NAME", text(name)],
				["X-WR-CALNAME", text(name)],
				["X-WR-TIMEZONE", text(zone)],
				["DESCRIPTION", text(pages.events.head.description)],
				["URL", raw(absolute("/events", site.url))],
				["SOURCE;VALUE=URI", raw(absolute(calendarFeedPath, site.url))],
				["REFRESH-INTERVAL;VALUE=DURATION", raw("P1D")],
				["X-PUBLISHED-TTL", raw("P1D")],
			],
			content.events,
		),
	);
}

function calendar(
	{ site }: Content,
	properties: Component["properties"],
	events: readonly EventEntry[],
): Component {
	const host = new URL(site.url).hostname;
	return {
		name: "VCALENDAR",
		properties: [
			["VERSION", raw("2.0")],
			["PRODID", text(`-//${site.brand}//${host}//EN`)],
			["CALSCALE", raw("GREGORIAN")],
			...properties,
		],
		components: [timeZone, ...events.map((event) => eventComponent(event, host))],
	};
}

function eventComponent(event: EventEntry, host: string): Component {
	return {
		name: "VEVENT",
		properties: [
			["UID", text(`${event.slug}@${host}`)],
			// When the entry was made. The content has no such time and a build must not invent one, so
			// the event's own stands in: it changes when the event moves, and with nothing else.
			["DTSTAMP", raw(utcTime(event.start))],
			[`DTSTART;TZID=${zone}`, raw(localTime(event.start))],
			[`DTEND;TZID=${zone}`, raw(localTime(event.end))],
			["SUMMARY", text(event.title)],
			["DESCRIPTION", text(`${event.summary}\n\n${event.url}`)],
			["LOCATION", text(event.place)],
			["URL", raw(event.url)],
			["CATEGORIES", text(event.type)],
			["STATUS", raw("CONFIRMED")],
		],
	};
}

/** 2025-02-13T12:30 as 20250213T123000. */
function localTime(time: string): string {
	return `${time.replaceAll(/[-:]/g, "")}00`;
}

/** A Melbourne time in UTC: 2025-02-13T12:30 as 20250213T013000Z. */
function utcTime(time: string): string {
	const instant = new Date(melbourneTime(time)).toISOString();
	return instant.replace(/\.\d+Z$/, "Z").replaceAll(/[-:]/g, "");
}

/**
 * Melbourne's clocks since 2008: forward on the first Sunday of October at 2, back on the first Sunday
 * of April at 3 (Summer Time Act 1972 (Vic) as proclaimed; tz database, rule AV).
 */
const timeZone: Component = {
	name: "VTIMEZONE",
	properties: [["TZID", raw(zone)]],
	components: [
		{
			name: "STANDARD",
			properties: [
				["DTSTART", raw("20080406T030000")],
				["TZOFFSETFROM", raw("+1100")],
				["TZOFFSETTO", raw("+1000")],
				["TZNAME", text("AEST")],
				["RRULE", raw("FREQ=YEARLY;BYMONTH=4;BYDAY=1SU")],
			],
		},
		{
			name: "DAYLIGHT",
			properties: [
				["DTSTART", raw("20081005T020000")],
				["TZOFFSETFROM", raw("+1000")],
				["TZOFFSETTO", raw("+1100")],
				["TZNAME", text("AEDT")],
				["RRULE", raw("FREQ=YEARLY;BYMONTH=10;BYDAY=1SU")],
			],
		},
	],
};
