import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarFeed, eventFile } from "../../../app/calendar/eventFiles.server.ts";
import { escaped, folded, icsFile, raw, text } from "../../../app/calendar/ics.ts";
import { melbourneTime } from "../../../app/calendar/melbourne.ts";
import { content } from "./content.ts";

const { events } = content;
const files = events.map((event) => eventFile(event, content));
const seed = 20251120;

/** Texts with everything that calendar files treat in a special way, and letters of one to four octets. */
const anyText = fc
	.array(
		fc.oneof(
			fc.constantFrom(
				"\\",
				";",
				",",
				"\n",
				"\r\n",
				":",
				'"',
				" ",
				"\t",
				"\\n",
				"é",
				"’",
				"字",
				"👩‍⚖️",
			),
			fc.string({ unit: "binary", maxLength: 30 }).map((value) => value.replaceAll("\r", "")),
		),
		{ maxLength: 30 },
	)
	.map((parts) => parts.join(""));

/** Reads a text as RFC 5545, section 3.3.11, says: written from the rule and not from our code. */
function unescaped(value: string): string {
	return value.replace(/\\([\\;,nN])/g, (_match, character: string) =>
		character.toLowerCase() === "n" ? "\n" : character,
	);
}

test("a text comes back as it was, and none of it ends its line", () => {
	fc.assert(
		fc.property(anyText, (value) => {
			expect(escaped(value)).not.toMatch(/[\r\n]/);
			expect(unescaped(escaped(value))).toBe(value.replaceAll("\r\n", "\n"));
		}),
		{ seed, numRuns: 500 },
	);
});

test("a folded line has at most 75 octets a piece, cuts no character, and unfolds to itself", () => {
	fc.assert(
		fc.property(anyText, (value) => {
			const line = `SUMMARY:${escaped(value)}`;
			const pieces = folded(line).split("\r\n");
			for (const [index, piece] of pieces.entries()) {
				expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
				expect(Buffer.from(piece).toString()).toBe(piece.toWellFormed());
				expect(index === 0 || piece.startsWith(" ")).toBe(true);
			}
			expect(folded(line).replaceAll("\r\n ", "")).toBe(line);
		}),
		{ seed, numRuns: 500 },
	);
});

test("another program reads any text of ours back", () => {
	fc.assert(
		fc.property(
			anyText.map((value) => value.replace(/\p{Cc}/gu, (c) => (c === "\n" || c === "\t" ? c : ""))),
			(value) => {
				const file = icsFile({
					name: "VCALENDAR",
					properties: [["VERSION", raw("2.0")]],
					components: [{ name: "VEVENT", properties: [["SUMMARY", text(value)]] }],
				});
				const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
				expect(event?.getFirstPropertyValue("summary")).toBe(value);
			},
		),
		{ seed, numRuns: 300 },
	);
});

test("every line ends as it must and is short enough", () => {
	for (const file of [...files, calendarFeed(content)]) {
		expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
		expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
		for (const line of file.split("\r\n")) {
			expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
		}
	}
});

/** A calendar file as Mozilla's reader understands it, with the clock that the file itself describes. */
function read(file: string) {
	const calendar = new ICAL.Component(ICAL.parse(file));
	const zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") ?? undefined);
	const entries = calendar.getAllSubcomponents("vevent").map((component) => {
		const instant = (name: string) => {
			const time = component.getFirstPropertyValue(name) as InstanceType<typeof ICAL.Time>;
			time.zone = zone;
			return new Date(time.toUnixTime() * 1000).toISOString();
		};
		return {
			uid: component.getFirstPropertyValue("uid"),
			summary: component.getFirstPropertyValue("summary"),
			location: component.getFirstPropertyValue("location"),
			description: component.getFirstPropertyValue("description"),
			stamps: component.getAllProperties("dtstamp").length,
			zoneId: component.getFirstProperty("dtstart")?.getParameter("tzid"),
			start: instant("dtstart"),
			end: instant("dtend"),
		};
	});
	return { calendar, zone, entries };
}

test("each event has a file of its own, at its own time", () => {
	for (const [index, event] of events.entries()) {
		const { calendar, entries } = read(files[index] ?? "");
		expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
		expect(calendar.getFirstPropertyValue("prodid")).toBeTruthy();
		expect(entries).toEqual([
			{
				uid: `${event.slug}@${new URL(content.site.url).hostname}`,
				summary: event.title,
				location: event.place,
				description: `${event.summary}\n\n${event.url}`,
				stamps: 1,
				zoneId: "Australia/Melbourne",
				start: new Date(melbourneTime(event.start)).toISOString(),
				end: new Date(melbourneTime(event.end)).toISOString(),
			},
		]);
	}
});

test("the feed holds all events, each known by another name", () => {
	const { calendar, entries } = read(calendarFeed(content));
	expect(entries.map(({ summary }) => summary)).toEqual(events.map(({ title }) => title));
	expect(new Set(entries.map(({ uid }) => uid)).size).toBe(events.length);
	expect(calendar.getFirstPropertyValue("x-wr-calname")).toContain(content.site.brand);
	expect(calendar.getAllSubcomponents("vtimezone")).toHaveLength(1);
});

test("the clock in the files agrees with Melbourne's for twenty years, also when it changes", () => {
	const { zone } = read(calendarFeed(content));
	for (let year = 2015; year < 2035; year++) {
		for (let month = 1; month <= 12; month++) {
			for (const day of [1, 2, 3, 4, 5, 6, 7, 15]) {
				// Six in the evening is never within an hour that is skipped or comes twice.
				const local = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}T18:00`;
				const time = ICAL.Time.fromString(`${local}:00`, undefined);
				time.zone = zone;
				const written = new Date(melbourneTime(local)).getTime();
				expect(time.toUnixTime() * 1000, local).toBe(written);
				const shown = new Intl.DateTimeFormat("sv-SE", {
					timeZone: "Australia/Melbourne",
					dateStyle: "short",
					timeStyle: "short",
				}).format(written);
				expect(shown.replace(" ", "T"), local).toBe(local);
			}
		}
	}
});

test("hours around the change of the clocks", () => {
	// 2025: back from 3 to 2 on 6 April, forward from 2 to 3 on 5 October.
	expect(melbourneTime("2025-04-06T01:59")).toBe("2025-04-06T01:59:00+11:00");
	expect(melbourneTime("2025-04-06T02:30")).toBe("2025-04-06T02:30:00+11:00");
	expect(melbourneTime("2025-04-06T03:00")).toBe("2025-04-06T03:00:00+10:00");
	expect(melbourneTime("2025-10-05T01:59")).toBe("2025-10-05T01:59:00+10:00");
	expect(melbourneTime("2025-10-05T02:30")).toBe("2025-10-05T02:30:00+10:00");
	expect(melbourneTime("2025-10-05T03:00")).toBe("2025-10-05T03:00:00+11:00");
});
