import { expect, test } from "vitest";
import { content } from "../../tests/fixtures/site.ts";
import { createEvents, sortUpcomingFirst } from "./events.server.ts";

const [any = expect.fail("There is no event.")] = content.events;

/** Lists the titles of the cards of four events in 2026, in their order at a moment. */
function listOrder(moment: string): string[] {
	const events = ["02-10", "02-20", "03-10", "03-20"].map((day) => {
		const times = { start: `2026-${day}T12:00`, end: `2026-${day}T13:00` };
		return { ...any, ...times, slug: `on-${day}`, title: day };
	});
	const cards = sortUpcomingFirst(createEvents({ ...content, events }, new Date(moment)));
	return cards.map(({ title }) => title);
}

test("upcoming events first, the next one on top; then past ones, the latest on top", () => {
	expect(listOrder("2026-03-01T00:00Z")).toEqual(["03-10", "03-20", "02-20", "02-10"]);
	expect(listOrder("2026-01-01T00:00Z")).toEqual(["02-10", "02-20", "03-10", "03-20"]);
});

test("an event is over at its end by Melbourne's clock, not before", () => {
	expect(listOrder("2026-02-20T01:59:59Z")[0]).toBe("02-20");
	expect(listOrder("2026-02-20T02:00:00Z")[0]).toBe("03-10");
});
