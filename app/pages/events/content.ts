import { z } from "zod";
import type { Fields, PagePlacement } from "../../../content-model/index.ts";

export const placement: PagePlacement = { isListPage: true };

/** The rules of `content/pages/events.yaml`. */
export function createContentSchema({
	groups,
	line,
	lines,
	link,
	page,
	paragraph,
	lineWithPlaceholders,
}: Fields) {
	return page({
		types: z
			.strictObject({ WEBINAR: line, EVENT: line })
			.describe("What the badges and the picture call the two types."),
		grid: z.strictObject({
			...lines("title", "lede", "coming", "past", "empty", "addToCalendar", "subscribe"),
			offers: groups({ link, text: line }).describe("Offered below the events, planned or not."),
			zone: line.describe("Shown after the hours of each event."),
			plainAddress: line.describe("Leads to the calendar's file, beside the subscription."),
			held: lineWithPlaceholders("years").describe("Heads the events once all of them are past."),
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
