import { expect, test } from "vitest";
import type { SiteEvent } from "../../site/events.server.ts";
import { createYearCalendar } from "./createYearCalendar.ts";

/** Creates an event with the fields that the drawing of a year reads. */
function createEvent(start: string, type: SiteEvent["type"] = "WEBINAR"): SiteEvent {
	return { slug: start, start, type } as SiteEvent;
}

/** Lists the weeks that hold an event, by their Thursday. */
function listMarkedWeeks(
	events: readonly SiteEvent[],
): Record<string, SiteEvent["type"] | undefined> {
	const weeks =
		createYearCalendar(events)
			?.quarters.flat()
			.flatMap((month) => month.weeks) ?? [];
	return Object.fromEntries(
		weeks.filter((week) => week.event).map((week) => [week.thursday, week.event?.type]),
	);
}

test("there is nothing to draw without events", () => {
	expect(createYearCalendar([])).toBeUndefined();
});

test.each([
	[2024, 52],
	[2025, 52],
	[2026, 53],
	[2032, 53],
])("%i has four quarters of three months and %i weeks", (year, count) => {
	const drawn = createYearCalendar([createEvent(`${year}-06-15T12:00`)]);
	expect(drawn?.year).toBe(year);
	expect(drawn?.quarters.map((months) => months.map(({ name }) => name.slice(0, 3)))).toEqual([
		["Jan", "Feb", "Mar"],
		["Apr", "May", "Jun"],
		["Jul", "Aug", "Sep"],
		["Oct", "Nov", "Dec"],
	]);
	const months = drawn?.quarters.flat() ?? [];
	for (const { weeks } of months) {
		expect([4, 5]).toContain(weeks.length);
	}
	const thursdays = months.flatMap(({ weeks }) => weeks.map(({ thursday }) => thursday));
	expect(thursdays).toHaveLength(count);
	expect(new Set(thursdays).size).toBe(count);
	for (const thursday of thursdays) {
		expect(new Date(thursday).getUTCDay()).toBe(4);
		expect(thursday.startsWith(String(year))).toBe(true);
	}
});

test("every day from Monday to Sunday belongs to the week of its Thursday", () => {
	for (const day of ["10", "11", "12", "13", "14", "15", "16"]) {
		expect(listMarkedWeeks([createEvent(`2025-02-${day}T12:30`)])).toEqual({
			"2025-02-13": "WEBINAR",
		});
	}
	expect(listMarkedWeeks([createEvent("2025-02-17T00:00")])).toEqual({ "2025-02-20": "WEBINAR" });
});

test("a day whose week belongs to another month or year is drawn in its own", () => {
	// 1 January 2027 is a Friday: its week belongs to 2026. 30 December 2024 is a Monday of 2025.
	for (const [start, year, week, month, day] of [
		["2027-01-01T09:00", 2027, "2027-01-07", 0, 1],
		["2024-12-30T09:00", 2024, "2024-12-26", 11, 30],
		["2025-06-30T12:00", 2025, "2025-06-26", 5, 30],
		["2025-08-01T12:00", 2025, "2025-08-07", 7, 1],
	] as const) {
		const drawn = createYearCalendar([createEvent(start)]);
		expect(drawn?.year).toBe(year);
		expect(listMarkedWeeks([createEvent(start)])).toEqual({ [week]: "WEBINAR" });
		expect(drawn?.quarters.flat()[month]?.days).toEqual([day]);
	}
});

test("the year is that of the last event, in whatever order they come", () => {
	const events = [createEvent("2026-03-05T12:00"), createEvent("2024-03-07T12:00")];
	expect(createYearCalendar(events)?.year).toBe(2026);
	expect(listMarkedWeeks(events)).toEqual({ "2026-03-05": "WEBINAR" });
});

test("an event in person is drawn before a webinar of its week, in either order", () => {
	const [webinar, inPerson] = [
		createEvent("2025-07-14T12:00"),
		createEvent("2025-07-17T12:00", "EVENT"),
	];
	expect(listMarkedWeeks([webinar, inPerson])).toEqual({ "2025-07-17": "EVENT" });
	expect(listMarkedWeeks([inPerson, webinar])).toEqual({ "2025-07-17": "EVENT" });
});

test("a month names its own days that have an event, each once and in order", () => {
	const starts = ["2025-06-30T12:00", "2025-06-05T12:00", "2025-06-05T18:00", "2024-06-07T12:00"];
	const months =
		createYearCalendar(starts.map((start) => createEvent(start)))?.quarters.flat() ?? [];
	expect(months[5]?.days).toEqual([5, 30]);
	expect(months[6]?.days).toEqual([]);
});
