import { z } from "zod";
import { type FieldSchemas, sample } from "../../../content-model/index.ts";

/** Creates the schema of `content/pages/training.yaml`. */
export function createSchema({
	closing,
	forEachSession,
	line,
	lineFields,
	list,
	price,
	page,
	paragraph,
	titleAndText,
}: FieldSchemas) {
	return page({
		bootcamp: z.strictObject({
			...lineFields({
				title: "The heading.",
				length: "How many sessions, and how long, above the text.",
			}),
			text: paragraph.describe("The sentences below it."),
			sample: sample.describe("true while the sessions are samples. They are labelled as such."),
			sessions: forEachSession(z.strictObject(titleAndText)).describe(
				"A session each, as many as pricing.yaml sells.",
			),
		}),
		custom: z.strictObject({
			...titleAndText,
			audience: line.describe("For whom it is, below the text."),
			topics: z.array(line).min(1).describe("Topics to choose from, a line each."),
		}),
		ongoing: z.strictObject({
			...titleAndText,
			length: line.describe("How often and how long, above the drawing of a year."),
			caption: line.describe("Below that drawing."),
		}),
		benefits: list.describe("What people take away."),
		price: price.optional().describe("What the sessions cost."),
		closing,
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		training: ReturnType<typeof createSchema>;
	}
}
