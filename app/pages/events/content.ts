import { z } from "zod";
import type { FieldSchemas, PagePlacement } from "../../../content-model/index.ts";

/** It lists the events. */
export const placement: PagePlacement = { isListPage: true };

/** Creates the rules of `content/pages/events.yaml`. */
export function createContentSchema({
	listOf,
	line,
	lineFields,
	link,
	page,
	paragraph,
	lineWithPlaceholders,
}: FieldSchemas) {
	return page({
		types: z
			.strictObject({ WEBINAR: line, EVENT: line })
			.describe("What the badges and the picture call the two types."),
		grid: z.strictObject({
			...lineFields("title", "upcoming", "past", "empty", "addToCalendar", "subscribe"),
			offers: listOf({ link, text: line }).describe(
				"Offered below the events, before the calendar’s file.",
			),
			timeZone: line.describe("Shown after the hours of each event."),
			calendarUrl: line.describe("Heads the link to the calendar’s file."),
			pastHeading: lineWithPlaceholders("years").describe(
				"Heads the events once all of them are past.",
			),
			subscribeText: paragraph,
			online: line,
			seeAll: link,
		}),
		figure: z.strictObject({ caption: line }),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		events: ReturnType<typeof createContentSchema>;
	}
}
