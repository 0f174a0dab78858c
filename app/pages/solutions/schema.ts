import { z } from "zod";
import { type FieldSchemas, sample } from "../../../content-model/index.ts";

/** Creates the schema of `content/pages/solutions.yaml`. */
export function createSchema(fields: FieldSchemas) {
	const { closing, line, list, page, price, sectionHead, titleAndText } = fields;
	return page({
		drawingCaption: line.optional().describe("Below the drawing of the head."),
		values: z.strictObject({
			...sectionHead,
			items: z
				.array(
					z.strictObject({
						...titleAndText,
						drawing: z
							.enum(["flexible-options", "scoped-for-certainty", "long-term-support"])
							.describe("The drawing beside it."),
					}),
				)
				.length(3)
				.describe("How the provider works, in three points."),
		}),
		types: createTypeFields(fields),
		example: createExampleFields(fields),
		price: price.optional().describe("How a price is arrived at."),
		benefits: list.describe("What a solution should bring."),
		closing,
	});
}

/** Creates the schema of the words of the kinds of solutions. */
function createTypeFields(fields: FieldSchemas) {
	const { itemWithPictogram, lineFields, sectionHead } = fields;
	return z.strictObject({
		...sectionHead,
		...lineFields({
			before: "Heads what comes in, in the examples below.",
			after: "Heads what is made of it.",
		}),
		items: z
			.array(
				itemWithPictogram("13x5").extend({ comparison: createComparisonFields(fields).optional() }),
			)
			.length(6)
			.describe("The six kinds of solutions."),
	});
}

/** Creates the schema of a comparison: the same thing before and after. */
function createComparisonFields({ line, lineFields, listOf, paragraph }: FieldSchemas) {
	return z
		.strictObject({
			sample,
			title: line.describe("Heads it: from what to what."),
			before: paragraph.describe("What comes in, word for word."),
			after: listOf(
				lineFields({ label: "Name of a field, such as Due.", text: "What it holds." }),
			).describe("What is made of it."),
		})
		.describe("Shown below the kinds: the same thing before and after.");
}

/** Creates the schema of the words of one solution. */
function createExampleFields(fields: FieldSchemas) {
	const { line, listOf, paragraph, sectionHead } = fields;
	return z
		.strictObject({
			...sectionHead,
			sample,
			task: createTaskFields(fields).optional(),
			rows: listOf({
				label: line.describe("What the row tells, such as Handed over."),
				text: paragraph.describe("A sentence or two."),
			}).describe("Rows that tell what was built and for whom."),
		})
		.optional()
		.describe("One solution as it was built.");
}

/** Creates the schema of the letter that a solution writes, in four frames. */
function createTaskFields({ line, lineFields, listOf, paragraph }: FieldSchemas) {
	const frame = lineFields({
		title: "The heading of the frame.",
		byline: "Who did it and when, below the heading.",
	});
	const letter = z
		.array(paragraph)
		.min(1)
		.describe("Paragraphs of the letter. What is in [square brackets] is set apart.");
	return z
		.strictObject({
			note: z.strictObject({
				...frame,
				text: z.array(paragraph).min(1).describe("The note, a paragraph each."),
			}),
			draft: z.strictObject({ ...frame, text: letter }),
			sources: z.strictObject({
				...frame,
				...lineFields({
					found: "The tag of what a source says.",
					missing: "The tag of what no source says.",
				}),
				items: listOf({
					point: line.describe("What the letter says."),
					source: line.describe("Where that is from."),
					missing: z
						.boolean()
						.default(false)
						.describe("true where the source does not say it.")
						.meta({ formHint: "Tick where the source does not say it." }),
				}).describe("What was checked, a point each."),
			}),
			signed: z.strictObject({
				...frame,
				text: letter,
				signature: line.describe("Who signed it, below the letter."),
			}),
		})
		.describe("One letter in four frames: the note, the draft, its sources and the signed letter.");
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		solutions: ReturnType<typeof createSchema>;
	}
}
