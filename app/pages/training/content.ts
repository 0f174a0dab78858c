import { z } from "zod";
import { type FieldSchemas, sample } from "../../../content-model/index.ts";

/** Creates the rules of `content/pages/training.yaml`. */
export function createContentSchema({
	closing,
	forEachSession,
	line,
	lineFields,
	list,
	offer,
	page,
	paragraph,
	lineWithPlaceholders,
	titleAndText,
}: FieldSchemas) {
	return page({
		bootcamp: z.strictObject({
			...lineFields("title", "length"),
			text: paragraph,
			sample: sample.describe("true while the sessions are samples. They are labelled as such."),
			week: lineWithPlaceholders("number"),
			sessions: forEachSession(z.strictObject(titleAndText)),
		}),
		custom: z.strictObject({
			...titleAndText,
			audience: line,
			topics: z.array(line).min(1),
		}),
		ongoing: z.strictObject({ title: line, length: line, text: paragraph, caption: line }),
		benefits: list,
		offer: offer.optional().describe("What the sessions cost."),
		closing,
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		training: ReturnType<typeof createContentSchema>;
	}
}
