import { expect, test } from "vitest";
import { formatArticleDate, formatDay, formatEventTime, splitEventTime } from "./dates.ts";

test("these tests run in a time zone far from Melbourne", () => {
	expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe("America/Los_Angeles");
	expect(new Date("2025-01-01T00:00Z").getDate()).toBe(31);
});

test("days stay the day that was written", () => {
	expect(formatArticleDate("2025-10-28")).toBe("October 28, 2025");
	expect(formatArticleDate("2025-01-01")).toBe("January 1, 2025");
	expect(formatDay("2026-11-20")).toBe("20\u00a0November\u00a02026");
	expect(splitEventTime("2025-03-01T00:00", "2025-03-01T23:59").day).toBe("1 March 2025");
	expect(splitEventTime("2025-12-31T23:58", "2025-12-31T23:59").day).toBe("31 December 2025");
});

test.each([
	["2025-05-08T12:30", "2025-05-08T13:15", ["Thursday ", "8 May 2025", "12.30 to 1.15 pm"]],
	["2025-05-08T11:30", "2025-05-08T13:05", ["Thursday ", "8 May 2025", "11.30 am to 1.05 pm"]],
	[
		"2025-12-31T18:00",
		"2026-01-01T19:00",
		["Wednesday ", "31 December 2025", "6.00 pm to Thursday 1 January 2026, 7.00 pm"],
	],
])("an event from %s to %s is on %j", (start, end, words) => {
	expect(Object.values(splitEventTime(start, end))).toEqual(words);
	const [weekday, day, hours] = words;
	expect(formatEventTime(start, end)).toBe(`${weekday}${day}, ${hours}`);
});
