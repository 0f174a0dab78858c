import { z } from "zod";
import type { FieldSchemas } from "./fields.ts";
import { createPattern, createPictogram, sample, theme } from "./values.ts";

/** Creates the schema of `content/benefits/{slug}.yaml`. */
export function createBenefitSchema(fields: FieldSchemas) {
	const { evidence, head, line, link, listOf, paragraph, priceRow, sectionHead } = fields;
	return z.strictObject({
		sample: sample
			.describe("true while `body` only says what the finished page will cover.")
			.meta({ formHint: "Tick while the text only says what the finished page will cover." }),
		title: line.describe("Name of the benefit."),
		description: paragraph.describe("The sentence on the tile and below the title."),
		pictogram: createPictogram("8x5"),
		theme,
		homeOrder: z
			.int()
			.min(1)
			.optional()
			.describe("Place among the home page's tiles, from 1.")
			.meta({
				formLabel: "Place on Home",
				formHint:
					"Home shows the benefits that have a place, in this order; a new one comes last. Leave it empty to keep it off Home. To see its tile, choose Home at the top left once the form has all it needs: the form stays open.",
			}),
		text: paragraph.optional().describe("Its first paragraph, also while it is a sample.").meta({
			formLabel: "First paragraph",
			formHint: "Comes before the text of the page. Leave it empty if that says it all.",
		}),
		evidence: evidence.optional().describe("A supporting fact."),
		links: z
			.array(link)
			.optional()
			.describe("The parts of the program that give it, and what else answers questions on it."),
		comparisons: z
			.array(createComparisonSchema(fields))
			.min(1)
			.optional()
			.describe(
				"Tasks step by step, without and with an assistant. An illustration, labelled as one.",
			),
		table: createTableSchema(fields)
			.optional()
			.describe(
				"A sample to look at, such as a report or a checklist. Its text says that it is one.",
			),
		price: z
			.strictObject({
				...sectionHead,
				rows: listOf(priceRow).describe("A row for each thing a buyer asks."),
				link: link.optional().describe("Where more of it is said."),
			})
			.optional()
			.describe("What it costs, what is included and how one can check it."),
		closing: z
			.strictObject({
				title: line.describe("A question about the visitor’s own firm."),
				text: paragraph.describe("What to bring, and what you say to it."),
			})
			.optional()
			.describe("The band that ends the page."),
		body: paragraph
			.describe(
				"What there is to say, after `|` in paragraphs with an empty line between them; of a sample, what it will be.",
			)
			.meta({
				formLabel: "Text of the page",
				formHint: "The text of the benefit’s page. Leave an empty line between paragraphs.",
			}),
		// Last in the form too: it repeats in other words what the rest says.
		head: head.omit({ card: true }),
	});
}

/** Creates the schema of one task done twice: its steps without an assistant, and with one. */
function createComparisonSchema({ line }: FieldSchemas) {
	const steps = z.array(
		z.strictObject({
			text: line.describe("What is done, in a few words."),
			assistant: z
				.boolean()
				.default(false)
				.describe("true where an assistant does it.")
				.meta({ formHint: "Tick where an assistant does it." }),
		}),
	);
	return z.strictObject({
		task: line.describe("An ordinary task, such as A letter."),
		without: steps.min(2).max(4).describe("Its steps without an assistant."),
		with: steps.min(2).max(4).describe("Its steps with one."),
	});
}

/** Creates the schema of a table: rows of three cells. */
function createTableSchema({ listOf, line, lineFields, paragraph, sectionHead }: FieldSchemas) {
	return z.strictObject({
		...sectionHead,
		legend: z
			.strictObject(
				lineFields({
					bar: "What a bar of the drawings means.",
					disc: "What a disc of them means.",
					dot: "What a dot of them means.",
				}),
			)
			.optional()
			.describe("Explains the symbols of the people that the rows draw."),
		steps: z
			.boolean()
			.default(false)
			.describe("true where the rows are steps: each draws how many are done by then.")
			.meta({ formHint: "Tick where the rows are steps: each draws how many are done by then." }),
		narrow: z
			.boolean()
			.default(false)
			.describe("true where the second column holds a few words: the third has its room.")
			.meta({
				formLabel: "Narrow second column",
				formHint: "Tick where it holds a few words: the third column has its room.",
			}),
		head: z.tuple([line, line, line]).describe("Headings of the three columns."),
		rows: listOf({
			label: line.describe("What the row is about."),
			people: createPattern(/^[.\-o#]{1,25}$/, "up to 25 symbols, of . - o and #")
				.optional()
				.describe("Draws the people of the row below its label: a symbol for each."),
			cells: z
				.tuple([paragraph, paragraph])
				.describe("Its cells in the second and the third column."),
		}).describe("The rows of the table, in order."),
	});
}
