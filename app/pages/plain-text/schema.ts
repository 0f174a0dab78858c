import { z } from "zod";
import { day, dayRow, type FieldSchemas, sample } from "../../../content-model/index.ts";

/** Creates the schema of any file of `content/pages/` that has no page folder of its own, such as `privacy.yaml`. */
export function createSchema(fields: FieldSchemas) {
	const {
		closing,
		listOf,
		head,
		line,
		paragraph,
		paragraphWithPlaceholders,
		lineWithPlaceholders,
	} = fields;
	return z.strictObject({
		head,
		hero: z.strictObject({
			title: line.describe("The page's title, in the capitals it is shown in."),
			tagline: line.describe("A short line beside the title."),
			lede: paragraph.optional().describe("The page in a sentence or two."),
		}),
		updated: z
			.strictObject({
				day: day.describe("The day on which these words last changed."),
				text: lineWithPlaceholders("day").describe("Says so, with that day."),
			})
			.optional()
			.describe("Shown at the top, after the name and address of the business."),
		legend: line.optional().describe("Says what the drawings at the top show."),
		scale: listOf({
			place: z
				.int()
				.min(1)
				.max(25)
				.describe("The symbol it begins above, counted from 1.")
				.meta({ formLabel: "Above symbol" }),
			label: line.describe("What that place is.").meta({ formLabel: "Text" }),
		})
			// Each takes the places up to the next.
			.refine(
				(labels) =>
					labels.every(({ place }, index) =>
						index === 0 ? place === 1 : place > (labels[index - 1]?.place ?? 0),
					),
				{ error: "labels whose places rise from 1" },
			)
			.optional()
			.describe("Labels above the drawings, from the first place on.")
			.meta({ formLabel: "Labels above the drawings", formItemLabel: "Label" }),
		sections: listOf({
			title: line.describe("The heading of the section."),
			paragraphs: z
				.array(paragraphWithPlaceholders("email", "phone").describe("Markdown of one paragraph."))
				.min(1)
				.describe("Its text: an entry for each paragraph, in Markdown."),
			inShort: line
				.optional()
				.describe(
					"The section in a few words, at the top of the page, below the list's link to it.",
				),
			cells: dayRow.optional().describe("Draws that, as `legend` says: 25 symbols."),
			sample: sample.describe("true while the section is a sample. It is labelled as one."),
			toComplete: z
				.boolean()
				.optional()
				.describe("true while the owner has to complete it.")
				.meta({ formHint: "Tick while you have to complete it." }),
			ownerNote: paragraph.optional().describe("What the owner has to write. Not shown."),
		}).describe("The sections of the page, in order."),
		closing: closing
			.extend({ cells: dayRow.describe("Draws what it offers: 25 symbols.") })
			.optional()
			.describe("The band that ends the page."),
	});
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		"plain-text": ReturnType<typeof createSchema>;
	}
}
