import { expect, test } from "vitest";
import { isNoDay, readDate } from "./readDate.ts";

test.each([
	["14/3/2025", "2025-03-14"],
	[" 04.03.2025 ", "2025-03-04"],
	["1-12-2024", "2024-12-01"],
	["3/2025", "2025-03"],
	["1/2025", "2025-01"],
	["2025-03-14", "2025-03-14"],
	["2025", "2025"],
	["March 2025", "2025-03"],
	["14 Mar 2025", "2025-03-14"],
	["1 sept. 2025", "2025-09-01"],
	["14  March  2025", "2025-03-14"],
])("%j is read as %j", (text, date) => {
	expect(readDate(text)).toBe(date);
});

test.each([
	"3/14/2025",
	"14/3/25",
	"0/2025",
	"14 March",
	"31 February 2025",
	"Marsh 2025",
	"Spring 2025",
	"14/3/2025, 10 am",
	"Due 14/3/2025",
	"Until 14 March 2025",
	"March 2025, 10 am",
	"March 20255",
	"Septuary 2025",
])("%j is not guessed at", (text) => {
	expect(readDate(text)).toBe(text);
});

test("a day that no calendar has is told from what is no date", () => {
	const texts = ["31/2/2025", "31 February 2025", "2/31/2025", "28/2/2025", "2/2025", "lately"];
	expect(texts.filter(isNoDay)).toEqual(["31/2/2025", "31 February 2025"]);
});
