import { z } from "zod";
import { type FieldSchemas, sample } from "../../../content-model/index.ts";

/** Creates the schema of `content/pages/about-us.yaml`. */
export function createSchema({
	closing,
	itemWithPictogram,
	line,
	linkList,
	page,
	paragraph,
	sectionHead,
}: FieldSchemas) {
	const titleAndLead = {
		title: line.describe("The heading."),
		lead: paragraph.describe("The first sentence, in large letters."),
	};
	return page({
		whoWeAre: z.strictObject({
			...titleAndLead,
			text: paragraph.describe("Who the provider is, as Markdown of one paragraph."),
		}),
		approach: z.strictObject({
			...titleAndLead,
			text: paragraph.describe("The sentences after it."),
		}),
		checks: linkList.describe("Why to believe the firm: what a visitor can check alone."),
		values: z.strictObject({
			...sectionHead,
			items: z.array(itemWithPictogram("8x5")).length(4).describe("The four values."),
		}),
		team: z.strictObject({
			...sectionHead,
			sample: sample.describe("true while the introduction is a sample. It is labelled as one."),
		}),
		closing,
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		"about-us": ReturnType<typeof createSchema>;
	}
}
