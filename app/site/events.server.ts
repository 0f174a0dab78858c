import { melbourneTime } from "../calendar/melbourne.ts";
import { dayAndMonth } from "../content/dates.ts";
import type { Content, EventEntry } from "../content/load.server.ts";
import type { CoverFiles, Covers } from "./covers.server.ts";

/** What a card says of an event. */
export interface EventCard
	extends Pick<
		EventEntry,
		"slug" | "url" | "type" | "title" | "date" | "start" | "place" | "summary"
	> {
	/** Day of the month and name of the month on which it starts. */
	day: string;
	month: string;
	cover: CoverFiles;
	/** Start and end with their distance from UTC, such as 2025-02-13T12:30:00+11:00. */
	instants: { start: string; end: string };
}

/** The cards of all events, by start. */
export function eventCards({ events }: Content, covers: Covers): EventCard[] {
	return events.map(({ slug, url, type, title, date, start, end, place, summary }) => {
		const cover = covers.events.get(slug);
		if (!cover) {
			throw new Error(`The event ${slug} has no cover: covers were drawn from other content.`);
		}
		const instants = { start: melbourneTime(start), end: melbourneTime(end) };
		const shown = { slug, url, type, title, date, start, place, summary };
		return { ...shown, cover, instants, ...dayAndMonth(start) };
	});
}
