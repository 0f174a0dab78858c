import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOverview } from "../../../desk/server/entries/overview.ts";
import { createBlankEntry } from "../../../desk/server/entries/readEntry.ts";
import { makeRestoredCopy } from "../../fixtures/restoredCopy.ts";

// The day at the desk is Melbourne's, wherever its machine is.

const copy = makeRestoredCopy();
beforeEach(() => {
	// Half past midnight on 5 March in Melbourne; in London and Los Angeles it is still the 4th.
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-04T13:30:00Z") });
});
afterEach(() => {
	vi.useRealTimers();
});

test("an article is scheduled until its day begins in Melbourne, and not on that day", () => {
	for (const day of ["04", "05", "06"]) {
		copy.writeArticle(`day-${day}`, "Words.", { date: `2027-03-${day}` });
	}
	const entries = createOverview(copy.root, new Map()).groups.flatMap((group) => group.entries);
	const readNote = (day: string) =>
		entries.find(({ path }) => path === `content/articles/day-${day}.md`)?.detail;
	expect(["04", "05", "06"].map(readNote)).toEqual([
		"4 March 2027",
		"5 March 2027",
		"Scheduled for 6 March 2027",
	]);
});

test("a new article has today’s date", () => {
	expect(createBlankEntry(copy.root, "article").data.date).toBe("2027-03-05");
});
