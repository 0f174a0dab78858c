import { z } from "zod";
import { type Fields, sample } from "../../../content-model/index.ts";

/** The rules of `content/pages/about-us.yaml`. */
export function createContentSchema({
	closing,
	illustrated,
	page,
	paragraph,
	sectionHead,
	titled,
}: Fields) {
	return page({
		whoWeAre: z.strictObject({
			...titled,
			text: paragraph.describe("Markdown of one paragraph."),
		}),
		approach: z.strictObject(titled),
		values: z.strictObject({ ...sectionHead, items: z.array(illustrated).length(4) }),
		team: z.strictObject({
			...sectionHead,
			sample: sample.describe("true while the introduction is a sample. It is labelled as one."),
		}),
		closing,
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		"about-us": ReturnType<typeof createContentSchema>;
	}
}
