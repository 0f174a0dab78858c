import { melbourneTime } from "../calendar/melbourne.ts";
import { dayAndMonth, eventTime } from "../content/dates.ts";
import type { Content } from "../content/load.server.ts";
import { drawCovers } from "./covers.server.ts";

/** What a card says of an event. */
export type EventCard = ReturnType<typeof eventCards>[number];

/** The cards of all events: those to come, the next first, then those that are over, the last first. */
export function eventCards({ events, site }: Content, now: Date) {
	const cards = drawCovers(events, site.colours).map(({ entry, cover }) => {
		const { slug, url, type, title, start, end, place, summary } = entry;
		return {
			...{ slug, url, type, title, start, place, summary, cover },
			/** When it is, in words. */
			date: eventTime(start, end),
			/** Day of the month and name of the month on which it starts. */
			...dayAndMonth(start),
			/** Start and end with their distance from UTC, such as 2025-02-13T12:30:00+11:00. */
			instants: { start: melbourneTime(start), end: melbourneTime(end) },
		};
	});
	const isOver = ({ instants }: (typeof cards)[number]) => new Date(instants.end) <= now;
	return [...cards.filter((card) => !isOver(card)), ...cards.filter(isOver).reverse()];
}
