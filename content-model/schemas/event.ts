import { z } from "zod";
import { toMelbourneTime } from "../words/melbourne.ts";
import type { FieldSchemas } from "./fields.ts";
import { cover, day, localTime, sample } from "./values.ts";

const eventTimes = z.looseObject({ start: localTime, end: localTime });

/** Creates the schema of `content/events/{slug}.yaml`. */
export function createEventSchema({ line, link }: FieldSchemas) {
	return z
		.strictObject({
			sample,
			type: z
				.enum(["WEBINAR", "EVENT"])
				.describe("Decides the badge: its labels are in pages/events.yaml.")
				.meta({ formHint: "Which badge it has." }),
			title: line.describe("What it is called."),
			start: localTime
				.describe("When it starts. The day in words is made from it.")
				.meta({ formHint: "When it starts, in Melbourne’s time. The end moves with it." }),
			end: localTime
				.describe("When it ends.")
				.meta({ formHint: "When it ends, in Melbourne’s time." }),
			updated: day
				.optional()
				.describe(
					"Date of the last change: set it when an event moves, so that calendars that hold it take the new time.",
				)
				.meta({
					formHint:
						"The day of the last change. It is set by itself when the time or the place changes, so that calendars take the new one.",
				}),
			venue: z
				.strictObject({
					name: line.describe("Name of the venue."),
					address: line.describe("Its street and city."),
				})
				.optional()
				.describe("Where it is held. Leave it out for an event online.")
				.meta({ formHint: "Where it is held. Leave it empty for an event online." }),
			summary: line.describe("One sentence on what happens."),
			reading: link
				.optional()
				.describe("What a visitor can read or print on the subject today, below the summary."),
			cover: cover.describe("How the event's cover is drawn."),
		})
		.refine((event) => toInstant(event.end) > toInstant(event.start), {
			path: ["end"],
			error: "a time after the start",
			// Checked even if other fields are invalid, so that one run reports everything.
			when: ({ value }) => eventTimes.safeParse(value).success,
		});
}

/** Returns the instant of a local time: where the clocks are put forward, a later time on them may come first. */
function toInstant(local: string): number {
	return Date.parse(toMelbourneTime(local));
}
