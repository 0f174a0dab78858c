import { z } from "zod";
import { type Fields, sample } from "../../../content-model/index.ts";

/** The rules of `content/pages/contact-us.yaml`. */
export function createContentSchema({ groups, line, lines, page }: Fields) {
	return page({
		reply: groups({
			...lines("label", "text"),
			sample: sample.describe("true while it is a sample. It is labelled as one."),
		}).describe(
			"How soon an answer comes and when somebody picks up, beside the person who answers.",
		),
		ring: line.describe("On the telephone's button, before the number."),
		form: z.strictObject({
			...lines("title", "origin", "fallback", "openInNewTab"),
			panel: z
				.strictObject({
					...lines("title", "duration"),
					questions: z.array(line).min(1).describe("What the form asks, a line each."),
				})
				.describe("Shown in the place of the form until it comes, and where it is blocked."),
		}),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		"contact-us": ReturnType<typeof createContentSchema>;
	}
}
