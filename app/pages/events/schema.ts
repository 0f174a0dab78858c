import { z } from "zod";
import type { FieldSchemas, PagePlacement } from "../../../content-model/index.ts";

/** It lists the events. */
export const placement: PagePlacement = { isListPage: true };

/** Creates the schema of `content/pages/events.yaml`. */
export function createSchema({
	listOf,
	line,
	lineFields,
	link,
	page,
	paragraph,
	lineWithPlaceholders,
	titleAndText,
}: FieldSchemas) {
	return page({
		types: z
			.strictObject(
				lineFields({ WEBINAR: "The badge of a webinar.", EVENT: "The badge of an event." }),
			)
			.describe("What the badges and the drawing call the two types."),
		halfHour: z
			.strictObject({
				...lineFields({
					title: "Heads a session that a firm runs by itself.",
					preparation: "What it takes, and what to do beforehand.",
				}),
				worksheet: link.describe("The worksheet that is handed out."),
				minutes: lineWithPlaceholders("minutes").describe("How long a step takes."),
				steps: listOf({
					minutes: z.int().min(5).max(30).multipleOf(5).describe("Its minutes, by fives."),
					text: line.describe("What is done."),
				})
					.refine((steps) => steps.reduce((sum, { minutes }) => sum + minutes, 0) === 30, {
						error: "steps of 30 minutes in all",
					})
					.describe("Its steps, half an hour in all."),
			})
			.describe("Shown first while no event is to come, else last."),
		grid: z.strictObject({
			...lineFields({
				title: "Heads the events.",
				upcoming: "The tag of an event that is still to come.",
				past: "The tag of an event that is over.",
				empty: "Shown while no event is to come.",
				addToCalendar: "Downloads one event for a calendar.",
				subscribe: "Adds all events to a calendar, and keeps them up to date.",
			}),
			timeZone: line.describe("Shown after the hours of each event."),
			calendarUrl: line.describe("Heads the link to the calendar’s file."),
			pastHeading: lineWithPlaceholders("years").describe(
				"Heads the events once all of them are past.",
			),
			subscribeText: paragraph.describe("Below that link: what to do with the calendar’s URL."),
			online: line.describe("The place of an event without a venue."),
			seeAll: link.describe("The link below the events."),
		}),
		figure: z.strictObject({ caption: line.describe("Below the drawing of the year.") }),
		closing: z
			.strictObject({
				title: line.describe("Offers a session of one’s own."),
				text: paragraph.describe("What it is, and what it costs."),
				action: link.describe("The button."),
				points: z
					.strictObject({
						dates: z.strictObject(titleAndText),
						people: z.strictObject(titleAndText),
						task: z.strictObject(titleAndText),
					})
					.describe("What to name in the request, each with a drawing."),
			})
			.describe("The band that ends the page."),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		events: ReturnType<typeof createSchema>;
	}
}
