import { z } from "zod";
import { type FieldSchemas, sample, slug } from "../../../content-model/index.ts";
import { exampleChoices, exampleFields, exampleFigures } from "../../pricing/exampleFields.ts";

/** The rules of `content/pages/faq.yaml`. */
export function createContentSchema(fields: FieldSchemas) {
	const { closing, line, page, paragraph, paragraphWithPlaceholders, searchTerms } = fields;

	/** A question with its answer. */
	const question = z.strictObject({
		id: slug.describe("Anchor of the answer."),
		question: line,
		...exampleFields,
		choices: exampleChoices
			.optional()
			.describe("Choices for the answer's figures; by default those of the estimator."),
		answer: z
			.array(paragraphWithPlaceholders(...exampleFigures).describe("Markdown of one paragraph."))
			.min(1),
		sample: sample.describe("true while the answer is a sample. It is labelled as one."),
		toComplete: z
			.boolean()
			.optional()
			.describe("true while the owner has to complete the answer.")
			.meta({ formHint: "Tick while you have to complete the answer." }),
		ownerNote: paragraph.optional().describe("What the owner has to add. Not shown."),
		searchTerms,
	});

	return page({
		items: z.array(question).min(1).describe("Each question with its answer."),
		closing,
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		faq: ReturnType<typeof createContentSchema>;
	}
}
