import type { CoverFiles, Covers } from "./covers.server.ts";
import { dayAndMonth } from "./dates.ts";
import type { Content, EventEntry } from "./load.server.ts";

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
}

/** The cards of all events, by start. */
export function eventCards({ events }: Content, covers: Covers): EventCard[] {
	return events.map(({ slug, url, type, title, date, start, place, summary }) => {
		const cover = covers.events.get(slug);
		if (!cover) {
			throw new Error(`The event ${slug} has no cover: covers were drawn from other content.`);
		}
		return { slug, url, type, title, date, start, place, summary, cover, ...dayAndMonth(start) };
	});
}
