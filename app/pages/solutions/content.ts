import { z } from "zod";
import { type FieldSchemas, sample } from "../../../content-model/index.ts";

/** Creates the rules of `content/pages/solutions.yaml`. */
export function createContentSchema(fields: FieldSchemas) {
	const {
		closing,
		listOf,
		itemWithIcon,
		line,
		lineFields,
		list,
		offer,
		page,
		paragraph,
		sectionHead,
	} = fields;
	const frame = lineFields("title", "byline");
	const letter = z
		.array(paragraph)
		.min(1)
		.describe("Paragraphs of the letter. What is in [square brackets] is set apart.");
	const comparison = z
		.strictObject({
			sample,
			before: paragraph.describe("What comes in, word for word."),
			after: listOf({ label: line, text: line }).describe("What is made of it."),
		})
		.describe("Shown below the kinds: the same thing before and after.");
	const task = z
		.strictObject({
			note: z.strictObject({ ...frame, text: z.array(paragraph).min(1) }),
			draft: z.strictObject({ ...frame, text: letter }),
			sources: z.strictObject({
				...frame,
				...lineFields("found", "missing"),
				items: listOf({
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
					itemWithIcon.extend({
						icon: z.enum(["flexible-options", "scoped-for-certainty", "long-term-support"]),
					}),
				)
				.length(3),
		}),
		types: z.strictObject({
			...sectionHead,
			...lineFields("before", "after"),
			items: z.array(itemWithIcon.extend({ comparison: comparison.optional() })).length(6),
		}),
		example: z
			.strictObject({
				...sectionHead,
				sample,
				task: task.optional(),
				rows: listOf({ label: line, text: paragraph }),
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
