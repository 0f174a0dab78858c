import { expect, test } from "vitest";
import { formatDateInWords } from "./formatDate.ts";

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
