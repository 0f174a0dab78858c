import { melbourneTime } from "../calendar/melbourne.ts";
import { dayAndMonth, eventTime } from "../content/dates.ts";
import type { Content, EventEntry } from "../content/load.server.ts";
import { type CoverFiles, drawCovers } from "./covers.server.ts";

/** What a card says of an event. */
export interface EventCard
	extends Pick<EventEntry, "slug" | "url" | "type" | "title" | "start" | "place" | "summary"> {
	/** When it is, in words. */
	date: string;
	/** Day of the month and name of the month on which it starts. */
	day: string;
	month: string;
	cover: CoverFiles;
	/** Start and end with their distance from UTC, such as 2025-02-13T12:30:00+11:00. */
	instants: { start: string; end: string };
}

/** The cards of all events: those to come, the next first, then those that are over, the last first. */
export function eventCards({ events, site }: Content, now: Date): EventCard[] {
	const cards = drawCovers(events, site.colours).map(({ entry, cover }) => {
		const { slug, url, type, title, start, end, place, summary } = entry;
		const instants = { start: melbourneTime(start), end: melbourneTime(end) };
		const date = eventTime(start, end);
		const shown = { slug, url, type, title, date, start, place, summary };
		return { ...shown, cover, instants, ...dayAndMonth(start) };
	});
	const isOver = ({ instants }: EventCard) => new Date(instants.end) <= now;
	return [...cards.filter((card) => !isOver(card)), ...cards.filter(isOver).reverse()];
}
