import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { toMelbourneTime } from "../../content-model/index.ts";
import { site, content as written } from "../../tests/fixtures/site.ts";
import type { SiteEvent } from "../site/events.server.ts";
import { formatCalendarFeed, formatEventFile } from "./eventFiles.server.ts";

const { content, events } = site;
const files = events.map((event) => formatEventFile(event, site));
const [first = expect.fail("There is no event.")] = events;

/** Creates the first event at another time. @param start a local time */
function createEventAt(start: string): SiteEvent {
	const instant = toMelbourneTime(start);
	return { ...first, start, instants: { start: instant, end: instant } };
}

/** Texts with every character that calendar files escape, and characters of one to four octets. */
const anyText = fc
	.array(
		fc.oneof(
			fc.constantFrom("\\", ";", ",", "\n", ":", '"', " ", "\t", "\\n", "é", "’", "字", "👩‍⚖️"),
			fc.string({ unit: "binary", maxLength: 30 }).map((value) => value.replace(/\p{Cc}/gu, "")),
		),
		{ maxLength: 30 },
	)
	.map((parts) => parts.join(""));

test("another program reads any text of an owner's back", () => {
	fc.assert(
		fc.property(anyText, (title) => {
			const file = formatEventFile({ ...first, title }, site);
			expect(read(file).entries[0]?.summary).toBe(title);
			expectLines(file);
		}),
		{ seed: 20251120, numRuns: 300 },
	);
});

test("texts are escaped and URLs are not, even where our reader would accept both", () => {
	const url = "https://events.example/?days=1,2;3";
	const file = formatEventFile({ ...first, title: "a, b; c \\ d", url }, site);
	expect(file).toContain("\r\nSUMMARY:a\\, b\\; c \\\\ d\r\n");
	expect(file).toContain(`\r\nURL:${url}\r\n`);
	const brand = "Fish, Chips";
	const feed = formatCalendarFeed({
		...site,
		content: { ...content, settings: { ...content.settings, brand } },
	});
	expect(feed).toContain("\r\nNAME:Fish\\, Chips: ");
	expect(feed).toContain("\r\nX-WR-CALNAME:Fish\\, Chips: ");
	expect(feed).toContain("\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\n");
});

test("every line ends in CRLF and is short enough", () => {
	for (const file of [...files, formatCalendarFeed(site)]) {
		expectLines(file);
	}
});

/** Expects lines to end in CRLF and to have at most 75 octets (RFC 5545, section 3.1). */
function expectLines(file: string): void {
	expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
	expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	for (const line of file.split("\r\n")) {
		expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
		expect(line.isWellFormed(), line).toBe(true);
	}
}

test("an entry says when it was changed, so that a later version replaces an earlier one", () => {
	const [article] = site.articles;
	if (!article) {
		throw new Error("There is no article.");
	}
	const getRevision = (updated: string | undefined, days: readonly string[] = []) => {
		const articles = days.map((changed) => ({ ...article, changed }));
		const file = formatEventFile({ ...first, updated }, { ...site, articles });
		const [component] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
		return ["dtstamp", "last-modified", "sequence"].map((name) =>
			component?.getFirstPropertyValue(name)?.toString(),
		);
	};
	expect(getRevision("2025-03-02")).toEqual([
		"2025-03-01T13:00:00Z",
		"2025-03-01T13:00:00Z",
		"20149",
	]);
	expect(getRevision("2025-03-03").at(-1)).toBe("20150");
	// Without a day of its own: the newest article's, however early the event itself moves.
	const [stamp] = getRevision(undefined, ["2025-07-01", "2026-01-01"]);
	expect(stamp).toBe("2025-12-31T13:00:00Z");
	expect(getRevision(undefined)).toEqual(["1969-12-31T14:00:00Z", undefined, undefined]);
});

/** Reads a calendar file as Mozilla's parser reads it, in any time zone of the machine. */
function read(file: string) {
	const calendar = new ICAL.Component(ICAL.parse(file));
	const entries = calendar.getAllSubcomponents("vevent").map((component) => {
		const getInstant = (name: string) => {
			const time = component.getFirstPropertyValue(name) as InstanceType<typeof ICAL.Time>;
			return new Date(time.toUnixTime() * 1000).toISOString();
		};
		return {
			uid: component.getFirstPropertyValue("uid"),
			summary: component.getFirstPropertyValue("summary"),
			location: component.getFirstPropertyValue("location"),
			description: component.getFirstPropertyValue("description"),
			url: component.getFirstPropertyValue("url"),
			categories: component.getFirstPropertyValue("categories"),
			status: component.getFirstPropertyValue("status"),
			stamps: component.getAllProperties("dtstamp").length,
			start: getInstant("dtstart"),
			end: getInstant("dtend"),
		};
	});
	return { calendar, entries };
}

test("each event has a file of its own, at its own time", () => {
	for (const [index, event] of written.events.entries()) {
		const { calendar, entries } = read(files[index] ?? "");
		expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
		expect(calendar.getFirstPropertyValue("prodid")).toBeTruthy();
		expect(entries).toEqual([
			{
				uid: `${event.slug}@${new URL(content.settings.url).hostname}`,
				summary: event.title,
				location: event.venue
					? `${event.venue.name}, ${event.venue.address}`
					: content.pages.events.grid.online,
				description: `${event.summary}\n\n${event.url}`,
				url: event.url,
				categories: event.type,
				status: "CONFIRMED",
				stamps: 1,
				start: new Date(toMelbourneTime(event.start)).toISOString(),
				end: new Date(toMelbourneTime(event.end)).toISOString(),
			},
		]);
	}
});

test("the feed holds all events, each known by another name", () => {
	const { calendar, entries } = read(formatCalendarFeed(site));
	expect(entries.map(({ summary }) => summary)).toEqual(events.map(({ title }) => title));
	expect(new Set(entries.map(({ uid }) => uid)).size).toBe(events.length);
	expect(calendar.getFirstPropertyValue("x-wr-calname")).toContain(content.settings.brand);
});

test("the hours of files are Melbourne's for twenty years, in summer and in winter", () => {
	const formatter = new Intl.DateTimeFormat("sv-SE", {
		timeZone: "Australia/Melbourne",
		dateStyle: "short",
		timeStyle: "short",
	});
	for (let year = 2015; year < 2035; year++) {
		for (let month = 1; month <= 12; month++) {
			for (const day of [1, 2, 3, 4, 5, 6, 7, 15]) {
				// Six in the evening is never within an hour that is skipped or comes twice.
				const start = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}T18:00`;
				const [entry] = read(formatEventFile(createEventAt(start), site)).entries;
				expect(formatter.format(new Date(entry?.start ?? "")).replace(" ", "T")).toBe(start);
			}
		}
	}
});
