import { z } from "zod";
import { type Fields, sample } from "../../../content-model/index.ts";

/** The rules of `content/pages/solutions.yaml`. */
export function createContentSchema(fields: Fields) {
	const { closing, groups, illustrated, line, lines, list, offer, page, paragraph, sectionHead } =
		fields;
	const frame = lines("title", "by");
	const letter = z
		.array(paragraph)
		.min(1)
		.describe("Paragraphs of the letter. What is in [square brackets] is set apart.");
	const pair = z
		.strictObject({
			sample,
			before: paragraph.describe("What comes in, word for word."),
			after: groups({ label: line, text: line }).describe("What is made of it."),
		})
		.describe("Shown in place of the picture: the same thing before and after.");
	const task = z
		.strictObject({
			note: z.strictObject({ ...frame, text: z.array(paragraph).min(1) }),
			draft: z.strictObject({ ...frame, text: letter }),
			sources: z.strictObject({
				...frame,
				...lines("found", "missing"),
				items: groups({
					point: line.describe("What the letter says."),
					source: line.describe("Where that is from."),
					missing: z
						.boolean()
						.default(false)
						.describe("true where the source does not say it.")
						.meta({ formHint: "Tick where the source does not say it." }),
				}),
			}),
			signed: z.strictObject({ ...frame, text: letter, signature: line }),
		})
		.describe("One letter in four frames: the note, the draft, its sources and the signed letter.");
	return page({
		values: z.strictObject({
			...sectionHead,
			items: z
				.array(
					illustrated.extend({
						icon: z.enum(["flexible-options", "scoped-for-certainty", "long-term-support"]),
					}),
				)
				.length(3),
		}),
		types: z.strictObject({
			...sectionHead,
			...lines("before", "after"),
			items: z.array(illustrated.extend({ pair: pair.optional() })).length(6),
		}),
		example: z
			.strictObject({
				...sectionHead,
				sample,
				task: task.optional(),
				rows: groups({ label: line, text: paragraph }),
			})
			.optional()
			.describe("One solution as it was built."),
		offer: offer.optional().describe("How a price is arrived at."),
		benefits: list,
		closing,
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		solutions: ReturnType<typeof createContentSchema>;
	}
}
