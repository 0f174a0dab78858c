import { expect, test } from "vitest";
import { formatDate, formatDateInWords } from "./formatDate.ts";

test.each([
	["2025-09-11T12:30", "Thursday 11 September 2025, 12:30 pm in Melbourne"],
	["2026-11-25", "Wednesday 25 November 2026"],
	["2025-03", "March 2025"],
	["2025", undefined],
	["2025-13", undefined],
	["2025-02-30", undefined],
	["3/2025", undefined],
	["", undefined],
])("“%s” is %s", (text, words) => {
	expect(formatDateInWords(text)).toBe(words);
});

test.each([
	["2027-03-05T12:30", "5 March 2027, 12:30 pm"],
	["2027-03-05", "5 March 2027"],
	["2027-03", "March 2027"],
	["2027-02-31", undefined],
	["2027-02-31T12:30", undefined],
	["2027-03-05T25:00", undefined],
])("without a weekday “%s” is %s", (text, words) => {
	expect(formatDate(text)).toBe(words);
});
